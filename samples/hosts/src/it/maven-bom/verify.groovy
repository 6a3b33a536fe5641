String log = new File(basedir, 'build.log').getText('UTF-8')
assert log =~ /Loop\.java:\[6,\d+] \[TickDirectComparison] / : log
assert new File(basedir, 'target/classes/com/example/Loop.class').exists()
