import { onlineManager } from '@tanstack/react-query'

/** The server answered, whatever it said. */
export function reportAnswer(): void {
  onlineManager.setOnline(true)
}

/** Nothing of the server's came back. */
export function reportSilence(): void {
  onlineManager.setOnline(false)
}
