/** The current time. Rules that depend on it ask this, so that a test can move it. */
export interface Clock {
  now(): Date
}
