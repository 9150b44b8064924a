import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { startChildServer } from './child-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'quayside-child-'))
afterAll(() => rmSync(folder, { recursive: true }))
afterEach(() => vi.unstubAllEnvs())

const LISTEN = `
  import { createServer } from 'node:http'
  const server = createServer((request, reply) => reply.end(JSON.stringify(process.env)))
  const listen = (then) => server.listen(Number(process.env.PORT), process.env.HOST, then)
  const url = 'http://' + process.env.HOST + ':' + process.env.PORT
`

function script(name: string, lines: string): string {
  const entry = join(folder, `${name}.mjs`)
  writeFileSync(entry, LISTEN + lines)
  return entry
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('it is ready when it says so to its parent', async () => {
  const entry = script(
    'says-so',
    `listen(() => process.send({ ready: true, url: url + '/town' }))
    server.removeAllListeners('request')`,
  )
  const server = await startChildServer({ entry })
  expect(new URL(server.url).pathname).toBe('/town')
  expect(await server.kill('SIGKILL')).toEqual({ code: null, signal: 'SIGKILL' })
  expect(isAlive(server.pid)).toBe(false)
})

test('it is ready when its health answers, and sees nothing of our environment but what it is given', async () => {
  vi.stubEnv('DATABASE_URL', 'postgresql://developer@127.0.0.1/precious')
  const entry = script('health', 'setTimeout(listen, 200)')
  const server = await startChildServer({ entry, env: { GIVEN: 'yes' } })
  const seen: unknown = await (await fetch(server.url)).json()
  expect(seen).toMatchObject({ GIVEN: 'yes', HOST: '127.0.0.1' })
  expect(seen).not.toHaveProperty('DATABASE_URL')
  await server.kill('SIGKILL')
})

test('it can be told to stop, and says how it went', async () => {
  const entry = script(
    'graceful',
    `listen()
    process.on('SIGTERM', () => { console.log('closing'); server.close(); process.disconnect() })`,
  )
  const server = await startChildServer({ entry })
  expect(await server.kill('SIGTERM')).toEqual({ code: 0, signal: null })
  expect(server.output()).toContain('closing')
})

test('one that ends before it is ready is an error with what it printed', async () => {
  const entry = script('refuses', `console.error('the port is taken'); process.exit(3)`)
  await expect(startChildServer({ entry })).rejects.toThrow(
    /it ended \(3\) before it was ready\nthe port is taken/,
  )
})

test('one that is never ready is killed when time is up', async () => {
  const entry = script('never', `console.log('pid ' + process.pid); setInterval(() => {}, 1000)`)
  const failure = await startChildServer({ entry, atMostMs: 400 }).catch((error: Error) => error.message)
  expect(failure).toContain('400 ms went by before it was ready')
  expect(isAlive(Number(/pid (\d+)/.exec(String(failure))?.[1]))).toBe(false)
})

test('a failpoint can be waited for and killed at, on the way up and later', async () => {
  const entry = script(
    'failpoint',
    `
    if (process.env.FAILPOINT) { console.log('FAILPOINT ' + process.env.FAILPOINT); setInterval(() => {}, 1000) }
    else { server.on('request', ({ url }) => url === '/order' && console.log('FAILPOINT order.after_lock')); listen() }`,
  )
  const early = await startChildServer({ entry, env: { FAILPOINT: 'migrate' }, until: 'FAILPOINT migrate' })
  expect(await early.kill('SIGKILL')).toMatchObject({ signal: 'SIGKILL' })

  const later = await startChildServer({ entry })
  const reached = later.untilPrinted('FAILPOINT order.after_lock')
  await (await fetch(`${later.url}/order`)).text()
  await reached
  await later.untilPrinted('FAILPOINT order.after_lock')
  await later.kill('SIGKILL')
  await expect(later.untilPrinted('FAILPOINT never')).rejects.toThrow('SIGKILL')
})

test('what is not printed in time is an error', async () => {
  const server = await startChildServer({ entry: script('silent', 'listen()') })
  await expect(server.untilPrinted('a word', 100)).rejects.toThrow('100 ms went by before it printed a word')
  await server.kill('SIGKILL')
})

/** Another process with a server of its own, which the test kills as roughly as a test run may end. */
async function owner(entry: string): Promise<{ process: ChildProcess; serverPids: number[] }> {
  const main = `
    import { runnerImport } from 'vite'
    const { module } = await runnerImport(process.argv[1], { configFile: false, logLevel: 'error' })
    const server = await module.startChildServer({ entry: process.argv[2] })
    console.log(server.output() + 'up')`
  const child = spawn(
    process.execPath,
    ['--input-type=module', '--eval', main, join(import.meta.dirname, 'child-server.ts'), entry],
    { detached: true, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  onTestFinished(() => void child.kill('SIGKILL'))
  let printed = ''
  for await (const chunk of child.stdout.setEncoding('utf8')) {
    printed += String(chunk)
    if (printed.includes('up')) break
  }
  return { process: child, serverPids: (printed.match(/\d+/g) ?? []).map(Number) }
}

test.each([
  ['killed', (pid: number) => process.kill(pid, 'SIGKILL')],
  ['killed with all its group', (pid: number) => process.kill(-pid, 'SIGKILL')],
  ['interrupted from the keyboard', (pid: number) => process.kill(-pid, 'SIGINT')],
])('a run that is %s leaves neither the server nor its children', async (_, end) => {
  const entry = script(
    'family',
    `
    import { spawn } from 'node:child_process'
    process.on('SIGINT', () => {})
    process.on('disconnect', () => setInterval(() => {}, 1000))
    console.log(process.pid + ' ' + spawn('sleep', ['1000'], { stdio: 'ignore' }).pid)
    listen()`,
  )
  const run = await owner(entry)
  expect(run.serverPids).toHaveLength(2)
  expect(run.serverPids.every(isAlive)).toBe(true)
  const gone = once(run.process, 'exit')
  end(run.process.pid ?? 0)
  await gone
  await expect.poll(() => run.serverPids.some(isAlive), { timeout: 10_000 }).toBe(false)
})
