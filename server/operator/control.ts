import { randomBytes, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import * as v from 'valibot'
import type { Services } from '../compose.ts'
import type { FolderLock } from '../db/embedded/folder-lock.ts'
import type { CommandContext, CommandResult } from './command.ts'
import { runCommand } from './commands.ts'

const LONGEST_SILENCE_MS = 60_000

const orderSchema = v.object({ args: v.array(v.string()) })
/** The lines of an answer: the progress of the command and, at last, its result. */
const lineSchema = v.union([
  v.object({ done: v.number(), total: v.number() }),
  v.object({ output: v.string(), code: v.number() }),
])

type Place = Omit<CommandContext, 'tell' | 'signal'>

/**
 * Listens for the operator's commands, because the embedded database belongs to one process: on a loopback
 * port that nobody else can guess, with a secret that only the owner of the data folder can read.
 */
export async function listenForOperator(
  lock: Pick<FolderLock, 'announce'>,
  services: Services,
  place: Place,
): Promise<{ close(): Promise<void> }> {
  const secret = randomBytes(32).toString('base64url')
  const server = createServer(async (request, response) => {
    if (!isOperator(request, secret)) {
      response.writeHead(404).end()
      return
    }
    response.writeHead(200, { 'content-type': 'application/x-ndjson' })
    const gone = new AbortController()
    response.on('close', () => gone.abort())
    const tell = (done: number, total: number) => void response.write(`${JSON.stringify({ done, total })}\n`)
    const result = await obey(request, services, { ...place, tell, signal: gone.signal })
    response.end(`${JSON.stringify(result)}\n`)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  lock.announce({ port: (server.address() as AddressInfo).port, secret })
  return { close: () => closed(server) }
}

// All errors are told to the operator: thrown here they would end the server.
async function obey(
  request: IncomingMessage,
  services: Services,
  context: CommandContext,
): Promise<CommandResult> {
  try {
    const { args } = v.parse(orderSchema, JSON.parse(await text(request)))
    return await runCommand(args, services, context)
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

/**
 * Has the running server run a command. A long command shows its progress; one that stays silent is given up.
 */
export async function askServer(
  control: { port: number; secret: string },
  args: string[],
  tell: CommandContext['tell'] = () => {},
): Promise<CommandResult> {
  const silence = new AbortController()
  const giveUp = () => silence.abort(new Error('The running server does not answer.'))
  const timeout = setTimeout(giveUp, LONGEST_SILENCE_MS)
  try {
    const answer = await fetch(`http://127.0.0.1:${control.port}/`, {
      method: 'POST',
      headers: { authorization: `Bearer ${control.secret}` },
      body: JSON.stringify({ args }),
      signal: silence.signal,
    })
    if (!answer.ok || !answer.body) {
      throw new Error(`The running server did not take the command (${answer.status}).`)
    }
    for await (const line of createInterface({ input: Readable.from(answer.body) })) {
      timeout.refresh()
      const said = v.parse(lineSchema, JSON.parse(line))
      if ('output' in said) return said
      tell(said.done, said.total)
    }
    throw new Error('The running server ended before the command did.')
  } finally {
    clearTimeout(timeout)
  }
}
