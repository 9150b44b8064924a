import { randomBytes, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import * as v from 'valibot'
import type { Services } from '../compose.ts'
import type { FolderLock } from '../db/embedded/folder-lock.ts'
import type { CommandResult } from './command.ts'
import { runCommand } from './commands.ts'

const orderSchema = v.object({ args: v.array(v.string()) })

/**
 * The embedded database belongs to one process, so the operator's command asks the one that runs: on a
 * loopback port that nobody else can guess, with a secret that only the owner of the data folder can read.
 */
export async function listenForOperator(
  lock: Pick<FolderLock, 'announce'>,
  services: Services,
): Promise<{ close(): Promise<void> }> {
  const secret = randomBytes(32).toString('base64url')
  const server = createServer(async (request, response) => {
    if (!isOperator(request, secret)) {
      response.writeHead(404).end()
      return
    }
    const result = await obey(request, services)
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(result))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  lock.announce({ port: (server.address() as AddressInfo).port, secret })
  return { close: () => closed(server) }
}

// Whatever goes wrong is told to the operator: thrown here it would end the server.
async function obey(request: IncomingMessage, services: Services): Promise<CommandResult> {
  try {
    const { args } = v.parse(orderSchema, JSON.parse(await text(request)))
    return await runCommand(args, services)
  } catch (error) {
    return { output: `${error instanceof Error ? error.message : String(error)}\n`, code: 1 }
  }
}

function isOperator(request: IncomingMessage, secret: string): boolean {
  const given = Buffer.from(request.headers.authorization ?? '')
  const wanted = Buffer.from(`Bearer ${secret}`)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(() => resolve()))
}

/** Has the running server carry out a command. */
export async function askServer(
  control: { port: number; secret: string },
  args: string[],
): Promise<CommandResult> {
  const answer = await fetch(`http://127.0.0.1:${control.port}/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${control.secret}` },
    body: JSON.stringify({ args }),
    signal: AbortSignal.timeout(60_000),
  })
  if (!answer.ok) throw new Error(`The running server did not take the command (${answer.status}).`)
  return (await answer.json()) as CommandResult
}
