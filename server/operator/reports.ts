import type { ReportsService } from '../modules/reports/service.ts'
import { SettingsProblem } from '../modules/settings/service.ts'
import type { Command } from './command.ts'

const MOST_ANSWER_LETTERS = 200

export const reportCommands: readonly Command[] = [
  {
    usage: 'reports list',
    about: 'what people say is wrong with pages of listings, the longest waiting first',
    async run(_, { reports }) {
      const lines = (await reports.list()).map((it) =>
        [
          String(it.id),
          it.kind,
          it.created_at.toISOString(),
          `${it.vertical}/${it.slug}`,
          it.title,
          ...(it.is_changed ? ['changed since'] : []),
          ...(it.text ? [`“${it.text.replace(/\s+/g, ' ')}”`] : []),
        ].join('  '),
      )
      return lines.join('\n') || 'There is none.'
    },
  },
  {
    usage: 'reports done ID ANSWER',
    about: 'ends a report that was looked at; ANSWER is what its writer is told',
    run: ([id = '', answer = ''], { reports }) => settle(reports, id, 'done', answer),
  },
  {
    usage: 'reports stale ID [ANSWER]',
    about: 'ends a report of what the page does not say any more, and tells its writer so',
    run: ([id = '', answer = ''], { reports }) => settle(reports, id, 'stale', answer),
  },
]

async function settle(reports: ReportsService, id: string, state: 'done' | 'stale', given: string) {
  const answer = given.trim()
  if (answer.length > MOST_ANSWER_LETTERS || (state === 'done' && answer === ''))
    throw new SettingsProblem(`ANSWER has 1 to ${MOST_ANSWER_LETTERS} letters.`)
  const found = /^\d{1,15}$/.test(id) ? await reports.settle(Number(id), state, answer) : undefined
  if (found === undefined) throw new SettingsProblem(`There is no report ${id}.`)
  if (!found) throw new SettingsProblem(`Report ${id} was settled before.`)
  return `Report ${id} is settled. Its writer is told.`
}
