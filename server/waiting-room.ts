import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { enServer } from '#contract/texts/server/en.ts'
import type { Config } from './config.ts'
import type { OpenDatabase } from './db/open.ts'
import { isPassing } from './db/sql-errors.ts'

const TRY_AGAIN_MS = 1_000

/** Opens the database. While one elsewhere does not answer yet, callers are told to come back. */
export async function openInTime(
  { host, port, databaseUrl }: Config,
  open: () => Promise<OpenDatabase>,
): Promise<OpenDatabase> {
  if (databaseUrl === undefined) return open()
  let room: Server | undefined
  try {
    for (;;) {
      const opened = await open().catch(passing)
      if ('database' in opened) return opened
      process.stderr.write(`The database does not answer yet: ${opened.message}\n`)
      room ??= await openRoom(host, port)
      await pause(TRY_AGAIN_MS)
    }
  } finally {
    if (room) await closeRoom(room)
  }
}

function passing(error: unknown): Error {
  if (error instanceof Error && isPassing(error)) return error
  throw error
}

async function openRoom(host: string, port: number): Promise<Server> {
  const room = createServer((request, response) => {
    const isAlive = request.url === '/healthz'
    const comeBack = { success: false, code: 'INTERNAL', message: enServer['error.busy'] }
    response.writeHead(isAlive ? 200 : 503, {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      ...(isAlive ? {} : { 'Retry-After': '2' }),
    })
    response.end(JSON.stringify(isAlive ? { ok: true } : comeBack))
  })
  room.listen(port, host)
  await once(room, 'listening')
  for (const signal of signals) process.on(signal, leave)
  return room
}

const signals = ['SIGTERM', 'SIGINT'] as const

// Ends at once, since nothing is open yet that would have to be closed.
function leave(): void {
  process.exit(0)
}

async function closeRoom(room: Server): Promise<void> {
  for (const signal of signals) process.off(signal, leave)
  room.close()
  room.closeAllConnections()
  await once(room, 'close')
}
