/** What time it is. Rules that depend on time ask this, so that a test can move it. */
export interface Clock {
  now(): Date
}
