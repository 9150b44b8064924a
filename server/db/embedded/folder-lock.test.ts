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
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest'
import { type Bundle, bundle } from '#tests/server/children/bundle.ts'
import { onPostgres } from '#tests/support/database.ts'
import { rounds } from '#tests/support/scope.ts'
import { FolderInUse, HeldElsewhere, livingHolder, lockFolder } from './folder-lock.ts'
import { keepTouching, takeFolder } from './heartbeat.ts'
import { type Life, ownLife } from './process-life.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quayside-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const lockFile = () => join(folder, 'server.lock')
const written = () => JSON.parse(readFileSync(lockFile(), 'utf8'))

/** The pid of a process that has ended. */
async function deadPid(): Promise<number> {
  const child = spawn('true')
  await once(child, 'exit')
  return child.pid ?? 0
}

describe('a folder nobody holds', () => {
  test('is taken, and says by whom', () => {
    lockFolder(folder)
    const [startedAt, realm, host] = Array(3).fill(expect.any(String))
    expect(written()).toEqual({ pid: process.pid, startedAt, realm, host })
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
    expect(lock.touch()).toBe(false)
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

  test('leaves nothing of a process that was killed while it wrote itself down', async () => {
    writeFileSync(join(folder, `server.lock.draft-${await deadPid()}-0a1b2c3d`), '{"pid"')
    const another = `server.lock.draft-${process.ppid}-0a1b2c3d`
    writeFileSync(join(folder, another), '')
    lockFolder(folder)
    expect(readdirSync(folder).sort()).toEqual(['server.lock', another])
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
    // A shell would still reap the process; the program it becomes does not, so the process stays a zombie.
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

describe('a folder that is held from another container or machine', () => {
  // Two containers may well have the same pid and start.
  const elsewhere = { ...ownLife(), realm: 'another boot pid:[1]', host: 'box-2' }

  test('is never taken because its holder is not seen from here', () => {
    writeFileSync(lockFile(), JSON.stringify({ ...elsewhere, pid: 1, startedAt: 'long ago' }))
    expect(() => lockFolder(folder)).toThrow(HeldElsewhere)
    expect(livingHolder(folder)).toBeUndefined()
    expect(written().host).toBe('box-2')
  })

  test('nor because the pid of its heir is free here', async () => {
    const dead = JSON.stringify({ pid: await deadPid(), startedAt: 'a' })
    writeFileSync(lockFile(), dead)
    writeFileSync(heirFile(folder, dead), JSON.stringify({ ...elsewhere, pid: await deadPid() }))
    expect(() => lockFolder(folder)).toThrow(HeldElsewhere)
  })

  test('is not released by who has the same pid here', () => {
    const lock = lockFolder(folder)
    writeFileSync(lockFile(), JSON.stringify(elsewhere))
    expect(lock.touch()).toBe(false)
    lock.release()
    expect(written()).toEqual(elsewhere)
  })

  test('is refused, with the file to remove, as soon as its holder stirs', async () => {
    writeFileSync(lockFile(), JSON.stringify(elsewhere))
    let seconds = 1
    const beat = setInterval(() => utimesSync(lockFile(), seconds, seconds++), 5)
    await expect(takeFolder(folder, quick(60_000), () => {})).rejects.toThrow(
      `${folder} is in use by process ${process.pid} of another container or machine (box-2). Stop it, or set ` +
        `DATA_DIR to another folder. If that one surely runs no more, remove ${lockFile()}.`,
    )
    clearInterval(beat)
    expect(written()).toEqual(elsewhere)
  })

  test('is taken over once its holder has not stirred for long enough, and that is said', async () => {
    writeFileSync(lockFile(), JSON.stringify(elsewhere))
    const tell = vi.fn()
    const lock = await takeFolder(folder, quick(60), tell)
    expect(tell).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('was left by box-2'))
    expect(written()).toEqual(ownLife())
    lock.release()
    expect(readdirSync(folder)).toEqual([])
  })

  test('is taken when its holder gives it back meanwhile', async () => {
    writeFileSync(lockFile(), JSON.stringify(elsewhere))
    const lock = await takeFolder(folder, quick(60_000), () => rmSync(lockFile()))
    expect(written()).toEqual(ownLife())
    lock.release()
  })
})

describe('a holder', () => {
  test('stirs for as long as it holds, and hears when the folder has become another’s', async () => {
    const lock = lockFolder(folder)
    utimesSync(lockFile(), 1, 1)
    const onLost = vi.fn()
    keepTouching(lock, onLost, { beatMs: 5, silenceMs: 30 })
    await expect.poll(() => statSync(lockFile()).mtimeMs).toBeGreaterThan(1_000)
    expect(onLost).not.toHaveBeenCalled()
    writeFileSync(lockFile(), JSON.stringify({ ...ownLife(), realm: 'another' }))
    await expect.poll(() => onLost.mock.calls).toHaveLength(1)
  })
})

const quick = (silenceMs: number) => ({ beatMs: 5, silenceMs })

/** The file in which the heir of a dead holder writes itself. */
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
