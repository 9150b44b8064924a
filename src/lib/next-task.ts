/** Lets the browser paint and handle events before the next work: a weak phone freezes during long tasks. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
