import { request as ask, createServer } from 'node:http'
import { pipeline } from 'node:stream'
import { freePort } from '#tests/support/free-port.ts'

export interface Answer {
  status: number
  type: string
  body: string
}

/** What stands between the browser and the product, and may answer in its place. */
export interface Front {
  readonly url: string
  /** Answers in the product's place where it returns something. */
  instead: (path: string) => Answer | undefined
  close(): Promise<void>
}

/** An address that stays the same whichever version is behind it, as a published one does. */
export async function startFront(target: () => URL): Promise<Front> {
  const port = await freePort()
  const server = createServer((incoming, outgoing) => {
    const answer = front.instead(incoming.url ?? '/')
    if (answer) {
      outgoing.writeHead(answer.status, { 'content-type': answer.type }).end(answer.body)
      return
    }
    const { hostname, port } = target()
    const { url: path, method, headers } = incoming
    const asked = ask({ hostname, port, path, method, headers, agent: false }, (reply) => {
      outgoing.writeHead(reply.statusCode ?? 502, reply.headers)
      // A process that is replaced may end in the middle of an answer: whoever waits for the rest hears of it.
      pipeline(reply, outgoing, () => undefined)
    })
    asked.on('error', () => outgoing.destroy())
    incoming.pipe(asked)
  })
  const front: Front = {
    url: `http://127.0.0.1:${port}`,
    instead: () => undefined,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return front
}
