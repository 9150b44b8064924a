import { request as ask, createServer } from 'node:http'
import { pipeline } from 'node:stream'
import { freePort } from '#tests/support/free-port.ts'

export interface Answer {
  status: number
  type: string
  body: string
}

/** A server between the browser and the product, which may answer in its place. */
export interface Front {
  readonly url: string
  /** Answers a path in place of the product where it returns something. */
  instead: (path: string) => Answer | 'never' | undefined
  close(): Promise<void>
}

/**
 * Starts a front whose address stays the same whichever version is behind it, like that of a published
 * product.
 */
export async function startFront(target: () => URL): Promise<Front> {
  const port = await freePort()
  const server = createServer((incoming, outgoing) => {
    const answer = front.instead(incoming.url ?? '/')
    if (answer === 'never') return
    if (answer) {
      outgoing.writeHead(answer.status, { 'content-type': answer.type }).end(answer.body)
      return
    }
    const { hostname, port } = target()
    const { url: path, method, headers } = incoming
    const asked = ask({ hostname, port, path, method, headers, agent: false }, (reply) => {
      outgoing.writeHead(reply.statusCode ?? 502, reply.headers)
      // A process that is replaced may end in the middle of an answer; the client then sees the connection
      // end.
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
