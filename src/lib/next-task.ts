/** Lets the browser paint and answer before what comes next: a weak phone hangs over what is done in one piece. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
