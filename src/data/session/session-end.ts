/** The server does not know a session any more, or its account may not be used. */
export interface SessionEnd {
  token: string
  code: string
}

const listeners = new Set<(end: SessionEnd) => void>()

/** Any call may find out; the app decides what follows. */
export const sessionEnd = {
  tell(end: SessionEnd): void {
    for (const listener of listeners) listener(end)
  },
  listen(listener: (end: SessionEnd) => void): void {
    listeners.add(listener)
  },
}
