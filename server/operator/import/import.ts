import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { type VerticalId, verticalSchema } from '#contract/verticals.ts'
import type { ImportsService } from '#server/modules/imports/service.ts'
import { SettingsProblem } from '#server/modules/settings/service.ts'
import { verticals } from '#server/verticals/registry.ts'
import type { Command, CommandContext } from '../command.ts'
import { arrayElements, NoArray } from './array-elements.ts'

/** How many findings are listed. Further ones are only counted, since so many have one cause. */
const MOST_LISTED = 100
const TELL_EVERY = 50
const DRY_RUN = '--dry-run'

export const importCommands: readonly Command[] = verticalSchema.options.flatMap((vertical) => {
  const { importable } = verticals[vertical]
  if (!importable) return []
  return {
    usage: `import ${vertical} FILE [${DRY_RUN}]`,
    about: importable.about,
    run: (given, { imports }, context) => importing(vertical, given, imports, context),
  } satisfies Command
})

async function importing(
  vertical: VerticalId,
  given: readonly string[],
  imports: ImportsService,
  context: CommandContext,
): Promise<string> {
  const [file = '', ...more] = given.filter((it) => it !== DRY_RUN)
  if (more.length > 0) throw new SettingsProblem(`After FILE there is nothing but ${DRY_RUN}.`)
  const isDryRun = given.includes(DRY_RUN)
  const take: TakeRow = (row) => imports.row(vertical, row, { isDryRun })
  return importFile(vertical, take, context, { file, isDryRun })
}

type TakeRow = (row: unknown) => ReturnType<ImportsService['row']>

interface Tally {
  new: number
  known: number
  told: number
  refused: string[]
}

async function importFile(
  vertical: VerticalId,
  takeRow: TakeRow,
  { tell, signal }: CommandContext,
  { file, isDryRun }: { file: string; isDryRun: boolean },
): Promise<string> {
  const { size } = await stat(file).catch(() => {
    throw new SettingsProblem(`There is no file ${file}.`)
  })
  const tally: Tally = { new: 0, known: 0, told: 0, refused: [] }
  const input = createReadStream(file, 'utf8')
  let done = 0
  try {
    for await (const { text, line } of arrayElements(input)) {
      if (signal.aborted) break
      const where = `line ${line}, [${done}]`
      await take(takeRow, text, { tally, where })
      done++
      if (done % TELL_EVERY === 0) tell(input.bytesRead, Math.max(size, 1))
    }
  } catch (error) {
    if (error instanceof NoArray) tally.refused.push(error.message)
    else throw error
  } finally {
    input.destroy()
  }
  const report = reportOf(vertical, tally, { done, isDryRun })
  if (tally.refused.length > 0) throw new SettingsProblem(report)
  return report
}

async function take(
  takeRow: TakeRow,
  text: string,
  { tally, where }: { tally: Tally; where: string },
): Promise<void> {
  const row = parsed(text)
  if (row === undefined) {
    tally.refused.push(`${where}: is no JSON`)
    return
  }
  const fate = await takeRow(row)
  if (fate.kind === 'refused') {
    tally.refused.push(...fate.findings.map((it) => `${where}${it.path && `.${it.path}`}: ${it.message}`))
    return
  }
  tally[fate.kind]++
  tally.told += fate.told
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function reportOf(
  vertical: VerticalId,
  { new: added, known, told, refused }: Tally,
  { done, isDryRun }: { done: number; isDryRun: boolean },
): string {
  const [be, were] = isDryRun ? ['would be ', 'would be'] : ['', 'are']
  const taken = `${done} ${vertical}: ${added} ${be}new, ${known} ${be}brought up to date; ${told} bookings ${were} told of a change.`
  const kept = isDryRun ? ' Nothing was changed.' : ''
  if (refused.length === 0) return taken + kept
  const more = refused.length - MOST_LISTED
  const listed = refused.slice(0, MOST_LISTED).map((it) => `  ${it}`)
  return [`${taken}${kept}`, 'Refused:', ...listed, ...(more > 0 ? [`  and ${more} more`] : [])].join('\n')
}
