/**
 * Asks the browser not to evict what is stored here: from a booking on people depend on it at the door
 * without a network. A refusal changes nothing, and some browsers cannot be asked.
 */
export function askForLastingStorage(): void {
  navigator.storage?.persist?.().catch(() => {})
}
