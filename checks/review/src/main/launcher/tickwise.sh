#!/bin/sh
# The head of the file target/tickwise; behind it follows the jar, which the JVM finds from its end.
# A run takes seconds, so the quick compiler and the collector without threads of its own do best: docs/benchmarks.md.
# TICKWISE_JAVA_OPTIONS holds further options of the JVM, which win over these.

java=java
if [ -n "${JAVA_HOME:-}" ]; then
  java=$JAVA_HOME/bin/java
fi

# shellcheck disable=SC2086 # options are words
exec "$java" -XX:TieredStopAtLevel=1 -XX:+UseSerialGC ${TICKWISE_JAVA_OPTIONS:-} -jar "$0" "$@"

