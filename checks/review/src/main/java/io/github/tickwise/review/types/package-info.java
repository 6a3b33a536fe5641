/** Types as far as sources alone and the running JDK tell them; no symbol solver. */
package io.github.tickwise.review.types;
