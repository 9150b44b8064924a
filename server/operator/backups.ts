import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { BackupProblem, readBackup, writeBackup } from '../db/backup/backup-file.ts'
import { restore } from '../db/backup/restore.ts'
import { savedLines } from '../db/backup/save.ts'
import { openDatabase } from '../db/open.ts'
import type { PoolSource } from '../db/pool.ts'
import { SettingsProblem } from '../modules/settings/service.ts'
import { brokenInvariants } from '../verticals/invariants.ts'
import type { Command, CommandContext, CommandResult } from './command.ts'

/**
 * The secrets that are made once and stored beside the database. Without them codes, tickets and devices
 * start anew.
 */
const SECRETS = ['code-pepper', 'vapid.json']

export const backupCommands: readonly Command[] = [
  {
    usage: 'backup FILE',
    about: 'writes all data and what is secret beside them into a new file, while people go on booking',
    async run([path = ''], _, context) {
      const rows = await backUp(path, context).catch(explained)
      return `${path} holds ${counted(rows)}. Whoever reads it reads everything: keep it as safe as the database.`
    },
  },
  {
    usage: 'restore FILE',
    about: 'fills an empty database, or an empty DATA_DIR, with what a backup holds; no server runs on it',
    run: () =>
      Promise.reject(new SettingsProblem('Stop the server first: a backup goes into an empty database.')),
  },
]

async function backUp(path: string, context: CommandContext): Promise<number> {
  const copy = await context.copy?.()
  let rows = 0
  const tell = (done: number, total: number) => {
    rows = done
    context.tell(done, total)
  }
  try {
    const lines = savedLines(copy?.database ?? context.database, { madeAt: context.clock.now(), tell })
    await writeBackup(path, withSecrets(lines, context.dataDir))
    return rows
  } finally {
    await copy?.close()
  }
}

/** Puts the secrets behind the first line, which says what the file is. */
async function* withSecrets(lines: AsyncGenerator<string>, dataDir: string | undefined) {
  let isFirst = true
  for await (const line of lines) {
    yield line
    if (isFirst && dataDir !== undefined) yield* secretsIn(dataDir)
    isFirst = false
  }
}

async function* secretsIn(dataDir: string) {
  for (const file of SECRETS) {
    const bytes = await readFile(join(dataDir, file)).catch(() => undefined)
    if (bytes) yield JSON.stringify({ file, base64: bytes.toString('base64') })
  }
}

/**
 * Restores a backup into the database of the configuration, which must be empty, and then checks the
 * invariants.
 */
export async function restoreBackup(
  config: Config,
  source: PoolSource,
  path: string,
): Promise<CommandResult> {
  let said = ''
  const opened = await openDatabase(config, source, async (pool) => {
    const { rows, madeAt, files } = await restore(pool, readBackup(path), { tell: () => {} })
    await putSecrets(config.dataDir, files)
    said = `${counted(rows)} of ${madeAt} are back.`
  })
  try {
    const broken = await brokenInvariants(opened.database.query)
    const found = broken.map(({ invariant, what }) => `  not true: ${invariant} (${what})\n`)
    return { output: `${said}\n${found.join('')}`, code: broken.length === 0 ? 0 : 1 }
  } finally {
    await opened.close()
  }
}

/**
 * Writes the secrets of a backup, which belong to its data. Other secrets that are there are renamed and not
 * deleted, because something may still need them.
 */
async function putSecrets(dataDir: string, files: readonly { name: string; bytes: Buffer }[]): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  for (const { name, bytes } of files.filter((it) => SECRETS.includes(it.name))) {
    const path = join(dataDir, name)
    const there = await readFile(path).catch(() => undefined)
    if (there?.equals(bytes)) continue
    if (there) await rename(path, `${path}.before-${randomBytes(4).toString('hex')}`)
    await writeFile(path, bytes, { mode: 0o600, flush: true })
  }
}

function explained(error: unknown): never {
  throw error instanceof BackupProblem ? new SettingsProblem(error.message) : error
}

const counted = (rows: number) => `${new Intl.NumberFormat('en').format(rows)} rows`
