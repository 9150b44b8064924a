import { createReadStream, createWriteStream } from 'node:fs'
import { access, link, open, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { StringDecoder } from 'node:string_decoder'
import { createGunzip, createGzip } from 'node:zlib'
import * as v from 'valibot'

/** Thrown where a backup cannot be made or restored; the message says why. */
export class BackupProblem extends Error {}

const headSchema = v.object({
  quayside: v.literal('backup'),
  format: v.literal(1),
  madeAt: v.pipe(v.string(), v.isoTimestamp()),
  migrations: v.array(v.string()),
})
const fileSchema = v.object({ file: v.string(), base64: v.string() })
const tableSchema = v.object({
  schema: v.string(),
  table: v.string(),
  /** The statement that makes the table, where no migration does. */
  made: v.optional(v.string()),
  columns: v.array(v.string()),
})
const sequencesSchema = v.object({ sequences: v.record(v.string(), v.string()) })
const endSchema = v.object({ end: v.object({ rows: v.number() }) })

/**
 * A line of a backup, which is a compressed file of JSON lines. The embedded database and PostgreSQL write
 * and read the same.
 */
const lineSchema = v.union([headSchema, fileSchema, tableSchema, sequencesSchema, endSchema])
export type Head = v.InferOutput<typeof headSchema>
export type SavedTable = v.InferOutput<typeof tableSchema>
/**
 * A line as it is read. Rows belong to the table before them, and stay the text that the database wrote,
 * because JavaScript would round long numbers.
 */
export type Line = v.InferOutput<typeof lineSchema> | { rows: string }

/** Writes the lines to a file that appears whole or not at all, and that only its owner can read. */
export async function writeBackup(path: string, lines: AsyncIterable<string>): Promise<void> {
  if (await exists(path)) throw new BackupProblem(`${path} is there already. Give another name.`)
  const draft = `${path}.draft-${process.pid}`
  try {
    await pipeline(
      Readable.from(ended(lines)),
      createGzip({ level: 4 }),
      createWriteStream(draft, { mode: 0o600, flags: 'wx' }),
    )
    const written = await open(draft, 'r')
    await written.sync().finally(() => written.close())
    await link(draft, path)
  } finally {
    await rm(draft, { force: true })
  }
}

/** Reads the lines of a backup one by one. A file that is incomplete or damaged is refused. */
export async function* readBackup(path: string): AsyncGenerator<Line> {
  if (!(await exists(path))) throw new BackupProblem(`There is no file ${path}.`)
  const packed = createReadStream(path)
  const unpacked = createGunzip()
  packed.on('error', (error) => unpacked.destroy(error)).pipe(unpacked)
  let isFirst = true
  try {
    for await (const text of linesOf(unpacked)) {
      const line = parse(text)
      if (!line || isFirst !== 'quayside' in line) throw unusable(path)
      isFirst = false
      yield line
    }
  } catch (error) {
    if (isPackingFault(error)) throw unusable(path)
    throw error
  } finally {
    packed.destroy()
    unpacked.destroy()
  }
  if (isFirst) throw unusable(path)
}

async function* ended(lines: AsyncIterable<string>) {
  for await (const line of lines) yield `${line}\n`
}

/** Splits the bytes into lines. Node's readline waits for ever on a stream that fails. */
async function* linesOf(bytes: AsyncIterable<Uint8Array>) {
  const decoder = new StringDecoder('utf8')
  let rest = ''
  for await (const chunk of bytes) {
    const lines = (rest + decoder.write(Buffer.from(chunk))).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest !== '') yield rest
}

function parse(text: string): Line | undefined {
  if (text.startsWith('[')) return { rows: text }
  try {
    return v.parse(lineSchema, JSON.parse(text))
  } catch {
    return undefined
  }
}

const unusable = (path: string) => new BackupProblem(`${path} is no backup of ours, or not a whole one.`)

const isPackingFault = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.startsWith('Z_')

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )
