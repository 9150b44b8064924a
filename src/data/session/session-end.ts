/** The end of a session: the server no longer knows it, or its account is disabled. */
export interface SessionEnd {
  token: string
  code: string
}

const listeners = new Set<(end: SessionEnd) => void>()

/** Reports the end of a session, which any call may find out; the app decides what follows. */
export const sessionEnd = {
  tell(end: SessionEnd): void {
    for (const listener of listeners) listener(end)
  },
  listen(listener: (end: SessionEnd) => void): void {
    listeners.add(listener)
  },
}
