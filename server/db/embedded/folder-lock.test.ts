import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { type Bundle, bundle } from '#tests/server/children/bundle.ts'
import { onPostgres } from '#tests/support/database.ts'
import { rounds } from '#tests/support/scope.ts'
import { FolderInUse, livingHolder, lockFolder } from './folder-lock.ts'
import { type Life, ownLife } from './process-life.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quayside-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const lockFile = () => join(folder, 'server.lock')
const written = () => JSON.parse(readFileSync(lockFile(), 'utf8'))

/** A process that did live, and is gone. */
async function deadPid(): Promise<number> {
  const child = spawn('true')
  await once(child, 'exit')
  return child.pid ?? 0
}

describe('a folder nobody holds', () => {
  test('is taken, and says by whom', () => {
    lockFolder(folder)
    expect(written()).toEqual({ pid: process.pid, startedAt: expect.any(String) })
    expect(livingHolder(folder)?.pid).toBe(process.pid)
  })

  test('is free again after release, with nothing left in it', () => {
    lockFolder(folder).release()
    expect(readdirSync(folder)).toEqual([])
    expect(livingHolder(folder)).toBeUndefined()
    lockFolder(folder).release()
  })

  test('tells the operator where to knock once the holder listens', () => {
    const lock = lockFolder(folder)
    lock.announce({ port: 4001, secret: 'a secret' })
    expect(livingHolder(folder)?.control).toEqual({ port: 4001, secret: 'a secret' })
    lock.release()
    expect(readdirSync(folder)).toEqual([])
  })

  test('keeps the secret from other users of the machine', () => {
    lockFolder(folder).announce({ port: 4001, secret: 'a secret' })
    expect(statSync(lockFile()).mode & 0o077).toBe(0)
  })
})

describe('a folder somebody holds', () => {
  test('is refused, with the pid of the other process', async () => {
    const holder = spawn('sleep', ['60'])
    writeFileSync(lockFile(), JSON.stringify(lifeOf(holder)))
    expect(() => lockFolder(folder)).toThrow(`${folder} is in use by process ${holder.pid}.`)
    expect(written().pid).toBe(holder.pid)
    holder.kill('SIGKILL')
  })

  test('is refused to a second server of the same process too', () => {
    lockFolder(folder)
    expect(() => lockFolder(folder)).toThrow(FolderInUse)
  })

  test('is not released by another: what is no longer ours stays', async () => {
    const lock = lockFolder(folder)
    const heir = { pid: await deadPid(), startedAt: 'later' }
    writeFileSync(lockFile(), JSON.stringify(heir))
    lock.release()
    expect(written()).toEqual(heir)
  })
})

describe('a folder whose holder is gone', () => {
  const isTakenOver = () => {
    const lock = lockFolder(folder)
    expect(written().pid).toBe(process.pid)
    expect(readdirSync(folder)).toEqual(['server.lock'])
    lock.release()
    expect(existsSync(lockFile())).toBe(false)
  }

  test('is taken over from a process that was killed', async () => {
    const holder = spawn('sleep', ['60'])
    writeFileSync(lockFile(), JSON.stringify(lifeOf(holder)))
    expect(() => lockFolder(folder)).toThrow(FolderInUse)
    holder.kill('SIGKILL')
    await once(holder, 'exit')
    isTakenOver()
  })

  test('is taken over when another process has the pid now', () => {
    writeFileSync(lockFile(), JSON.stringify({ pid: process.ppid, startedAt: 'long ago' }))
    expect(livingHolder(folder)).toBeUndefined()
    isTakenOver()
  })

  test('is taken over from a process that is dead but that nobody has buried', async () => {
    const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; exec sleep 61'])
    const [line] = await once(parent.stdout, 'data')
    const pid = Number(line)
    writeFileSync(lockFile(), JSON.stringify(lifeOf(pid)))
    expect(() => lockFolder(folder)).toThrow(FolderInUse)
    // A shell would still bury it; what the shell becomes does not.
    await expect.poll(() => readFileSync(`/proc/${parent.pid}/comm`, 'utf8')).toBe('sleep\n')
    process.kill(pid, 'SIGKILL')
    await expect.poll(() => readFileSync(`/proc/${pid}/stat`, 'utf8')).toContain(') Z ')
    isTakenOver()
    parent.kill('SIGKILL')
  })

  test.each(['', '{"pid":12', 'null', '[]', '{"pid":"12"}'])(
    'is taken over when its lock says only %j',
    (text) => {
      writeFileSync(lockFile(), text)
      isTakenOver()
    },
  )

  test('is taken over from an heir that died before it had replaced the dead lock', async () => {
    const dead = JSON.stringify({ pid: await deadPid(), startedAt: 'a' })
    writeFileSync(lockFile(), dead)
    writeFileSync(heirFile(folder, dead), JSON.stringify({ pid: await deadPid(), startedAt: 'b' }))
    isTakenOver()
  })

  test('is refused while an heir is about to replace the dead lock', async () => {
    const dead = JSON.stringify({ pid: await deadPid(), startedAt: 'a' })
    writeFileSync(lockFile(), dead)
    writeFileSync(heirFile(folder, dead), JSON.stringify(ownLife()))
    expect(() => lockFolder(folder)).toThrow(`is in use by process ${process.pid}`)
    expect(readFileSync(lockFile(), 'utf8')).toBe(dead)
  })
})

/** Where the heir of a dead holder writes itself down. */
function heirFile(folder: string, dead: string): string {
  const name = createHash('sha256').update(dead).digest('hex').slice(0, 16)
  return join(folder, `server.lock.heir-${name}`)
}

function lifeOf(child: ChildProcess | number): Life {
  const pid = typeof child === 'number' ? child : (child.pid ?? 0)
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const [boot] = ownLife().startedAt.split(' ')
  return { pid, startedAt: `${boot} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}` }
}

describe.skipIf(onPostgres)('four processes that start at once', () => {
  const kinds = ['nobody', 'a dead holder', 'a torn lock', 'a dead heir'] as const
  let script: Bundle
  beforeAll(async () => {
    script = await bundle('race-for-folders')
  })
  afterAll(() => script.remove())

  function leftBy(kind: (typeof kinds)[number], round: number, pid: number): string {
    const path = join(folder, `${round} left by ${kind}`)
    const dead = JSON.stringify({ pid, startedAt: 'a' })
    mkdirSync(path)
    if (kind === 'a torn lock') writeFileSync(join(path, 'server.lock'), '{"pi')
    else if (kind !== 'nobody') writeFileSync(join(path, 'server.lock'), dead)
    if (kind === 'a dead heir') writeFileSync(heirFile(path, dead), dead.replace('"a"', '"b"'))
    return path
  }

  test('find exactly one winner among them, whatever the last holder left', async () => {
    const pid = await deadPid()
    const folders = Array.from({ length: rounds(50) }, (_, round) =>
      kinds.map((kind) => leftBy(kind, round, pid)),
    ).flat()
    const start = Date.now() + 1_500
    const racers = Array.from({ length: 4 }, () =>
      spawn(process.execPath, [script.path, String(start), ...folders], { stdio: 'pipe' }),
    )
    onTestFinished(async () => {
      for (const racer of racers) if (racer.kill('SIGKILL')) await once(racer, 'exit')
    })
    const wins = (await Promise.all(racers.map(winsOf))).flat()
    expect(wins.sort()).toEqual(folders.sort())
  })
})

async function winsOf(racer: ChildProcess): Promise<string[]> {
  let said = ''
  for await (const chunk of racer.stdout ?? []) {
    said += chunk
    if (said.endsWith('\n')) break
  }
  return JSON.parse(said)
}
