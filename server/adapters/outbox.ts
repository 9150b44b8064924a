import { appendFile, mkdir, readFile } from 'node:fs/promises'
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
      await appendFile(path, `${JSON.stringify(entry)}\n`, { mode: 0o600 })
    },
    /** The newest first. */
    async list(most: number): Promise<OutboxEntry[]> {
      const text = await readFile(path, 'utf8').catch(() => '')
      return text
        .split('\n')
        .filter(Boolean)
        .slice(-most)
        .reverse()
        .map((line) => JSON.parse(line))
    },
  }
}
