import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach } from 'vitest'

export interface Asked {
  method: string | undefined
  url: URL
  headers: IncomingMessage['headers']
  body: string
}

/** An outside service, here on loopback. It notes its requests, and answers as the test says. */
export interface ServiceElsewhere {
  url: string
  asked: Asked[]
  answer: (response: ServerResponse, asked: Asked) => unknown
}

export function serviceElsewhere(): ServiceElsewhere {
  const service: ServiceElsewhere = { url: '', asked: [], answer: () => {} }
  const server = createServer(async (request, response) => {
    const { method, headers, url = '/' } = request
    const asked = { method, headers, url: new URL(url, service.url), body: await text(request) }
    service.asked.push(asked)
    service.answer(response, asked)
  })
  beforeAll(async () => {
    await once(server.listen(0, '127.0.0.1'), 'listening')
    service.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  beforeEach(() => {
    service.asked = []
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return service
}

/** Answers every request with `value`. */
export function json(value: unknown): ServiceElsewhere['answer'] {
  return (response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value))
}
