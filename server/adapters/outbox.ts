import { appendFile, mkdir, open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '../ports/clock.ts'
import type { OutboxEntry, OutgoingMessage } from '../ports/messages.ts'

/**
 * Stands in for a mail server or SMS gateway while none is configured: messages are written to a file, one
 * JSON object in each line.
 */
export function fileOutbox(dataDir: string, clock: Clock) {
  const path = join(dataDir, 'outbox.ndjson')
  return {
    async send(message: OutgoingMessage): Promise<void> {
      const entry: OutboxEntry = { at: clock.now().toISOString(), ...message }
      // Where the database is elsewhere, nothing else has made this folder yet.
      await mkdir(dataDir, { recursive: true, mode: 0o700 })
      const before = (await endsTorn(path)) ? '\n' : ''
      await appendFile(path, `${before}${JSON.stringify({ ...entry, phoneLine: undefined })}\n`, {
        mode: 0o600,
      })
    },
    /** The last messages, the newest first. */
    async list(most: number): Promise<OutboxEntry[]> {
      const text = await readFile(path, 'utf8').catch(() => '')
      return text.split('\n').flatMap(entryOf).slice(-most).reverse()
    },
  }
}

/** Whether the last line is incomplete, after a crash or on a full disk. */
async function endsTorn(path: string): Promise<boolean> {
  const file = await open(path).catch(() => undefined)
  if (!file) return false
  try {
    const { size } = await file.stat()
    if (size === 0) return false
    const { buffer } = await file.read({ buffer: Buffer.alloc(1), position: size - 1 })
    return buffer.toString() !== '\n'
  } finally {
    await file.close()
  }
}

/** The entry of a line; none where it is empty or incomplete. */
function entryOf(line: string): OutboxEntry[] {
  try {
    return [JSON.parse(line)]
  } catch {
    return []
  }
}
