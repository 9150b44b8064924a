import pg from 'pg'

/** Tells of changes that any server on the same database makes, so that nobody has to ask again and again. */
export interface ChangeFeed {
  /** Whether every change is told of. While it is not, those who care have to ask. */
  isLive(): boolean
  /** The listener is also called when the feed goes live, because it does not know what it has missed. */
  onChange(listener: () => void): void
  close(): Promise<void>
}

/** Where one process has the database to itself: it makes every change itself, and knows of it already. */
export const ownChanges: ChangeFeed = { isLive: () => true, onChange() {}, close: async () => {} }

const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 30_000

interface Options {
  applicationName: string
  onError: (error: Error) => void
}

/** Listens on a channel of PostgreSQL over a connection of its own, and connects again whenever it breaks. */
export function listenTo(channel: string, connectionString: string, options: Options): ChangeFeed {
  const listeners: (() => void)[] = []
  const tell = () => {
    for (const listener of listeners) listener()
  }
  let client: pg.Client | undefined
  let isLive = false
  let again: NodeJS.Timeout | undefined
  let isClosed = false
  let pauseMs = FIRST_PAUSE_MS

  function lost(from: pg.Client, error: Error): void {
    if (from !== client) return
    client = undefined
    isLive = false
    from.end().catch(() => {})
    if (isClosed) return
    options.onError(error)
    again = setTimeout(connect, pauseMs).unref()
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
  }

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString,
      keepAlive: true,
      application_name: options.applicationName,
    })
    client = next
    next.on('error', (error) => lost(next, error))
    next.on('end', () => lost(next, new Error('The connection that hears of changes was closed.')))
    next.on('notification', tell)
    try {
      await next.connect()
      await next.query(`listen ${next.escapeIdentifier(channel)}`)
    } catch (error) {
      lost(next, error as Error)
      return
    }
    if (next !== client) return
    isLive = true
    pauseMs = FIRST_PAUSE_MS
    tell()
  }

  void connect()
  return {
    isLive: () => isLive,
    onChange: (listener) => void listeners.push(listener),
    async close() {
      isClosed = true
      isLive = false
      clearTimeout(again)
      await client?.end().catch(() => {})
    },
  }
}
