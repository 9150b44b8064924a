import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts'

const LONG_ENOUGH_MS = 150

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop()
})

async function listening(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

async function proxyTo(port: number): Promise<FaultProxy> {
  const proxy = await startFaultProxy({ target: { host: '127.0.0.1', port } })
  stops.push(proxy.stop)
  return proxy
}

/** A server that answers every chunk by `reply`, and remembers what it heard. */
async function chatServer(reply: (chunk: string) => string = (chunk) => `echo ${chunk}`) {
  const heard: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      heard.push(chunk)
      socket.write(reply(chunk))
    })
  })
  const port = await listening(server)
  stops.push(async () => {
    for (const socket of sockets) socket.destroy()
    server.close()
    await once(server, 'close')
  })
  return { port, heard: () => heard.join(''), connections: () => sockets.size }
}

/** A client that remembers what it heard and how it ended. */
function chatClient(port: number) {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  onTestFinished(() => void socket.destroy())
  let heard = ''
  let code = ''
  socket.on('error', (error: NodeJS.ErrnoException) => {
    code = error.code ?? error.message
  })
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    heard += chunk
  })
  const ended = new Promise<string>((resolve) => socket.once('close', () => resolve(code || 'closed')))
  return { socket, heard: () => heard, ended }
}

async function connectedClient(proxy: FaultProxy) {
  const client = chatClient(proxy.port)
  client.socket.write('hello')
  await expect.poll(client.heard).toBe('echo hello')
  return client
}

async function echoHttpServer() {
  const server = createHttpServer((request, reply) => {
    void buffer(request).then((body) => reply.end(body))
  })
  const port = await listening(server)
  stops.push(async () => {
    server.closeAllConnections()
    server.close()
  })
  return { port, url: `http://127.0.0.1:${port}/` }
}

test('pass carries megabytes both ways unchanged', async () => {
  const server = await echoHttpServer()
  const proxy = await proxyTo(server.port)
  const body = Buffer.alloc(5_000_000, 'quayside!')
  const reply = await fetch(proxy.through(server.url), { method: 'POST', body })
  expect(Buffer.compare(Buffer.from(await reply.arrayBuffer()), body)).toBe(0)
})

test('pass hands on that one side has said all it had to say', async () => {
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    let heard = 0
    socket.on('data', ({ length }) => {
      heard += length
    })
    socket.on('end', () => socket.end(`all ${heard}`))
  })
  const proxy = await proxyTo(await listening(server))
  stops.push(async () => void server.close())
  const client = chatClient(proxy.port)
  client.socket.end('12345')
  expect(await client.ended).toBe('closed')
  expect(client.heard()).toBe('all 5')
})

test('a url keeps all but host and port on its way through the proxy', async () => {
  const proxy = await proxyTo(1)
  expect(proxy.through('postgresql://me:secret@db.example:5432/town?a=b')).toBe(
    `postgresql://me:secret@127.0.0.1:${proxy.port}/town?a=b`,
  )
})

test('delay makes request and reply late, and a change of mode hurries what waits', async () => {
  const server = await chatServer()
  const proxy = await proxyTo(server.port)
  const client = await connectedClient(proxy)

  await proxy.mode({ delay: 100 })
  const start = performance.now()
  client.socket.write('slow')
  await expect.poll(client.heard, { interval: 5 }).toContain('echo slow')
  expect(performance.now() - start).toBeGreaterThanOrEqual(199)

  await proxy.mode({ delay: 60_000 })
  client.socket.write('stuck')
  await sleep(LONG_ENOUGH_MS)
  expect(server.heard()).not.toContain('stuck')
  await proxy.mode('pass')
  await expect.poll(client.heard).toContain('echo stuck')
})

test('delay keeps the order of what was sent', async () => {
  const server = await chatServer((chunk) => chunk)
  const proxy = await proxyTo(server.port)
  const client = chatClient(proxy.port)
  await proxy.mode({ delay: 30 })
  for (let number = 0; number < 20; number += 1) {
    client.socket.write(`${number},`)
    await sleep(2)
  }
  await expect.poll(client.heard).toBe(Array.from({ length: 20 }, (_, number) => `${number},`).join(''))
})

test('drip lets so many bytes a second through, a few at a time', async () => {
  const server = await chatServer(() => 'x'.repeat(500))
  const proxy = await proxyTo(server.port)
  await proxy.mode({ drip: 1000 })
  const client = chatClient(proxy.port)
  const start = performance.now()
  client.socket.write('go')
  await expect.poll(() => client.heard().length, { interval: 5 }).toBeGreaterThan(0)
  expect(client.heard().length).toBeLessThan(250)
  await expect.poll(() => client.heard().length, { timeout: 5_000 }).toBe(500)
  expect(performance.now() - start).toBeGreaterThan(400)
})

test('drip slows the request too', async () => {
  const server = await chatServer()
  const proxy = await proxyTo(server.port)
  await proxy.mode({ drip: 10 })
  const client = chatClient(proxy.port)
  client.socket.write('abcdefghij')
  await sleep(LONG_ENOUGH_MS)
  expect(server.heard().length).toBeLessThan(5)
  await expect.poll(server.heard, { timeout: 5_000 }).toBe('abcdefghij')
})

test('cutAfter ends the connection after so many bytes of the reply', async () => {
  const server = await chatServer(() => 'x'.repeat(1000))
  const proxy = await proxyTo(server.port)
  await proxy.mode({ cutAfter: 17 })
  const client = chatClient(proxy.port)
  client.socket.write('the whole request')
  expect(await client.ended).toBe('closed')
  expect(client.heard()).toHaveLength(17)
  expect(server.heard()).toBe('the whole request')
})

test('cutAfter 0 lets the request do its work and cuts the reply off, on a connection kept alive too', async () => {
  const server = await chatServer()
  const proxy = await proxyTo(server.port)
  const client = await connectedClient(proxy)
  await proxy.mode({ cutAfter: 0 })
  client.socket.write('buy')
  await client.ended
  expect(client.heard()).toBe('echo hello')
  expect(server.heard()).toBe('hellobuy')
})

test('cutAfter counts from when it was set', async () => {
  const server = await chatServer()
  const proxy = await proxyTo(server.port)
  const client = await connectedClient(proxy)
  await proxy.mode({ cutAfter: 7 })
  client.socket.write('abcdef')
  await client.ended
  expect(client.heard()).toBe('echo helloecho ab')
})

test('cutAfter makes an HTTP client see a reply that broke off', async () => {
  const server = await echoHttpServer()
  const proxy = await proxyTo(server.port)
  await proxy.mode({ cutAfter: 5_000 })
  const reply = await fetch(proxy.through(server.url), { method: 'POST', body: 'y'.repeat(20_000) })
  expect(reply.status).toBe(200)
  await expect(reply.text()).rejects.toThrow('terminated')
})

test('blackhole accepts and forwards nothing until the mode changes', async () => {
  const server = await chatServer()
  const proxy = await proxyTo(server.port)
  const old = await connectedClient(proxy)
  await proxy.mode('blackhole')
  const fresh = chatClient(proxy.port)
  await once(fresh.socket, 'connect')
  old.socket.write('old')
  fresh.socket.write('new')
  await sleep(LONG_ENOUGH_MS)
  expect([server.heard(), server.connections(), old.heard(), fresh.heard()]).toEqual([
    'hello',
    1,
    'echo hello',
    '',
  ])
  expect(proxy.connections()).toBe(2)

  await proxy.mode('pass')
  await expect.poll(old.heard).toBe('echo helloecho old')
  await expect.poll(fresh.heard).toBe('echo new')
})

test('halfOpen carries requests and holds replies back', async () => {
  const server = await chatServer()
  const proxy = await proxyTo(server.port)
  const old = await connectedClient(proxy)
  await proxy.mode('halfOpen')
  const fresh = chatClient(proxy.port)
  old.socket.write('old')
  fresh.socket.write('new')
  await expect.poll(server.heard).toHaveLength('hellooldnew'.length)
  await sleep(LONG_ENOUGH_MS)
  expect([old.heard(), fresh.heard()]).toEqual(['echo hello', ''])

  await proxy.mode('pass')
  await expect.poll(old.heard).toBe('echo helloecho old')
  await expect.poll(fresh.heard).toBe('echo new')
})

test('reset breaks the connections that stand and every new one', async () => {
  const server = await chatServer()
  const proxy = await proxyTo(server.port)
  const old = await connectedClient(proxy)
  await proxy.mode('reset')
  expect(await old.ended).toBe('ECONNRESET')
  const fresh = chatClient(proxy.port)
  expect(await fresh.ended).toBe('ECONNRESET')
  expect(proxy.connections()).toBe(0)
  await proxy.mode('pass')
  await connectedClient(proxy)
})

test('refuse closes the door and opens it again on the same port', async () => {
  const server = await chatServer()
  const proxy = await proxyTo(server.port)
  const old = await connectedClient(proxy)
  await proxy.mode('refuse')
  expect(await old.ended).toBe('ECONNRESET')
  expect(await chatClient(proxy.port).ended).toBe('ECONNREFUSED')
  await proxy.mode('pass')
  await connectedClient(proxy)
})

test('a client that does not read makes the server wait, and loses nothing', async () => {
  const whole = 64 * 1024 * 1024
  let written = 0
  const server = createServer((socket) => {
    socket.on('error', () => {})
    const write = () => {
      while (written < whole) {
        written += 65_536
        if (!socket.write(Buffer.alloc(65_536))) return
      }
      socket.end()
    }
    socket.on('drain', write)
    write()
  })
  const proxy = await proxyTo(await listening(server))
  stops.push(async () => void server.close())
  const socket = connect({ port: proxy.port, host: '127.0.0.1' })
  await sleep(400)
  expect(written).toBeLessThan(whole / 2)
  let read = 0
  for await (const chunk of socket) read += Buffer.byteLength(chunk as Buffer)
  expect(read).toBe(whole)
})

test('a target that is down shows as a reset', async () => {
  const server = createServer()
  const port = await listening(server)
  server.close()
  const proxy = await proxyTo(port)
  expect(await chatClient(proxy.port).ended).toBe('ECONNRESET')
})

test('a reset by the target reaches the client', async () => {
  const server = createServer((socket) => socket.resetAndDestroy())
  const proxy = await proxyTo(await listening(server))
  stops.push(async () => void server.close())
  expect(await chatClient(proxy.port).ended).toBe('ECONNRESET')
  await expect.poll(proxy.connections).toBe(0)
})

test('stop leaves no connection and no listener', async () => {
  const server = await chatServer()
  const proxy = await proxyTo(server.port)
  const client = await connectedClient(proxy)
  await proxy.mode('blackhole')
  await proxy.stop()
  expect(await client.ended).toBe('ECONNRESET')
  expect(await chatClient(proxy.port).ended).toBe('ECONNREFUSED')
})
