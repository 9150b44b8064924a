import { appendFile, mkdir, open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '../ports/clock.ts'
import type { OutboxEntry, OutgoingMessage } from '../ports/messages.ts'

/** Where messages go while no mail server or SMS gateway is configured: a file, one JSON object a line. */
export function fileOutbox(dataDir: string, clock: Clock) {
  const path = join(dataDir, 'outbox.ndjson')
  return {
    async send(message: OutgoingMessage): Promise<void> {
      const entry: OutboxEntry = { at: clock.now().toISOString(), ...message }
      // With the database elsewhere nothing else has made the folder yet.
      await mkdir(dataDir, { recursive: true, mode: 0o700 })
      const before = (await endsTorn(path)) ? '\n' : ''
      await appendFile(path, `${before}${JSON.stringify(entry)}\n`, { mode: 0o600 })
    },
    /** The newest first. */
    async list(most: number): Promise<OutboxEntry[]> {
      const text = await readFile(path, 'utf8').catch(() => '')
      return text.split('\n').flatMap(entryOf).slice(-most).reverse()
    },
  }
}

/** Whether a crash or a full disk has cut the last line off. */
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

/** Nothing of an empty or a torn line. */
function entryOf(line: string): OutboxEntry[] {
  try {
    return [JSON.parse(line)]
  } catch {
    return []
  }
}
