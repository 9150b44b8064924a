/**
 * Asks the browser not to clear away what is stored here: from a booking on it is what people stand at a door with, and
 * no network. Whether it agrees changes nothing for us, and some do not know the question.
 */
export function askForLastingStorage(): void {
  navigator.storage?.persist?.().catch(() => {})
}
