import { appendFileSync, existsSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { freePort } from '../support/free-port.ts'
import { isFull } from '../support/scope.ts'
import { type Command, npm, untilReady } from './command.ts'
import { arrive, leave, type Person, people } from './person.ts'
import { processesIn } from './processes.ts'
import { freshCopy, lendDependencies } from './working-copy.ts'

/**
 * Each change is tested with the first user, who has nothing; the full tests take all users and all other
 * cases.
 */
const starting = isFull ? people : people.slice(0, 1)

describe.each(starting)('npm start on a fresh clone, as %s', (name) => {
  const isFirst = name === people[0]
  const person: Person = arrive(name)
  const copy = freshCopy(person)
  // The user who runs the tests has already installed the dependencies, to be able to run them.
  if (!isFirst) lendDependencies(copy)
  afterAll(() => leave(person))

  const start = (port: number) => npm(person, copy, ['start'], { PORT: String(port) })
  const nothingIsLeft = () => vi.waitFor(() => expect(processesIn(copy)).toEqual([]), 10_000)
  const countIn = (path: string) => (existsSync(join(copy, path)) ? readdirSync(join(copy, path)).length : 0)
  const interrupt = async (command: Command) => {
    command.signalAll('SIGINT')
    await command.ended
    await nothingIsLeft()
  }

  // The state after an interruption is the same for every user.
  test.runIf(isFirst && isFull).each(['SIGINT', 'SIGKILL'] as const)(
    '%s during the installation leaves nothing running and nothing that is trusted',
    async (signal) => {
      rmSync(join(copy, 'node_modules'), { recursive: true, force: true })
      const command = start(await freePort())
      await command.untilPrinted('Installing')
      await vi.waitFor(() => expect(countIn('node_modules')).toBeGreaterThan(150), 60_000)
      command.signalAll(signal)
      await command.ended
      await nothingIsLeft()
      expect(existsSync(join(copy, 'node_modules/.quayside-install'))).toBe(false)
    },
  )

  test.runIf(isFirst && isFull)(
    'kill -9 during the build leaves nothing running and nothing that is trusted',
    async () => {
      const command = start(await freePort())
      await command.untilPrinted('Building')
      await vi.waitFor(() => expect(countIn('dist/client')).toBeGreaterThan(0), 60_000)
      command.signalAll('SIGKILL')
      await command.ended
      await nothingIsLeft()
      expect(existsSync(join(copy, 'dist/.stamp'))).toBe(false)
    },
  )

  test('it comes up, and serves the page', async () => {
    const port = await freePort()
    const command = start(port)
    await untilReady(command, port)
    // Where the build was killed, the installation before it is complete.
    if (isFull) expect(command.output()).not.toContain('Installing')
    expect(command.output()).toContain('Building')
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
    const page = await fetch(`http://127.0.0.1:${port}/`)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('<!doctype html>')
    await interrupt(command)
  })

  test('a second start installs and builds nothing, on the port that the first has freed', async () => {
    const port = await freePort()
    for (const _ of ['once', 'again']) {
      const command = start(port)
      await untilReady(command, port)
      expect(command.output()).not.toMatch(/Installing|Building/)
      await interrupt(command)
    }
  })

  test('SIGTERM to npm alone, as a container sends it, ends the server too', async () => {
    const port = await freePort()
    const command = start(port)
    await untilReady(command, port)
    command.signalNpm('SIGTERM')
    await command.ended
    await nothingIsLeft()
  })

  test.runIf(isFull)('a taken port is said in a sentence, with exit code 1 and no stack', async () => {
    const port = await freePort()
    const other = createServer().listen(port, '127.0.0.1')
    const command = npm(person, copy, ['start', '--silent'], { PORT: String(port) })
    expect(await command.ended).toBe(1)
    expect(command.output()).toContain(String(port))
    expect(command.output()).not.toMatch(/^\s+at /m)
    expect(command.output().trim().split('\n').length).toBe(1)
    other.close()
    await nothingIsLeft()
  })

  test.runIf(isFirst && isFull)(
    'a changed source is built again, and Ctrl-C meanwhile does no harm',
    async () => {
      appendFileSync(join(copy, 'index.html'), '<!-- changed -->\n')
      const command = start(await freePort())
      await command.untilPrinted('Building')
      await interrupt(command)
      expect(existsSync(join(copy, 'dist/.stamp'))).toBe(false)

      const port = await freePort()
      const next = start(port)
      await untilReady(next, port)
      expect(next.output()).toContain('Building')
      await interrupt(next)
    },
  )

  test.runIf(isFirst && isFull)('a dist that a build by hand left incomplete is not trusted', async () => {
    expect(existsSync(join(copy, 'dist/.stamp'))).toBe(true)
    rmSync(join(copy, 'dist/server/main.js'))
    const command = start(await freePort())
    await command.untilPrinted('Building')
    await interrupt(command)
  })
})
