import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const page =
  '<!doctype html><html lang="en"><title>Bare</title><meta name="viewport" content="width=device-width"><p>Text.'

/** Measures the smallest possible page: its time is that of the browser and of this machine. */
export async function withBarePage<T>(measure: (url: string) => Promise<T>): Promise<T> {
  const server = createServer((_, answer) => answer.setHeader('content-type', 'text/html').end(page))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  try {
    return await measure(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}
