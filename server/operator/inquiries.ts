import * as v from 'valibot'
import { messageText } from '#contract/entities/inquiry.ts'
import { emailSchema } from '#contract/person.ts'
import type { InquiriesService } from '../modules/inquiries/service.ts'
import { SettingsProblem } from '../modules/settings/service.ts'
import type { Command } from './command.ts'

type Answer = Awaited<ReturnType<InquiriesService['parts']['operator']['end']>>

const SHOWN_LETTERS = 80
const shown = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').slice(0, SHOWN_LETTERS)

const words = (given: string) => {
  const text = v.safeParse(messageText, given)
  if (!text.success) throw new SettingsProblem('TEXT has 1 to 2,000 letters.')
  return text.output
}

const decisions = ['accept', 'decline'] as const
const decisionOf = (given: string | undefined) => {
  const found = decisions.find((it) => it === given)
  if (given !== undefined && !found)
    throw new SettingsProblem('The answer to a request is accept or decline.')
  return found
}

export const inquiryCommands: readonly Command[] = [
  {
    usage: 'inquiries list [all]',
    about:
      'messages that were reported, then those that only you can answer, the longest waiting first; with all every thread that goes on',
    async run([all], { inquiries }) {
      const { operator } = inquiries.parts
      const rows = await (all === 'all' ? operator.listGoing() : operator.listWaiting())
      const lines = rows.map((it) =>
        [
          String(it.id),
          it.report ? `reported: ${it.report}` : it.state,
          it.kind,
          it.last_at.toISOString(),
          `${it.vertical}/${it.slug}`,
          it.title,
          `“${shown(it.last_text)}”`,
        ].join('  '),
      )
      return lines.join('\n') || 'There is none.'
    },
  },
  {
    usage: 'inquiries answer ID TEXT [DECISION]',
    about: 'answers for whoever is behind the listing; DECISION is accept or decline, for a request',
    async run([id = '', text = '', decision], { inquiries }) {
      const written = { text: words(text), decision: decisionOf(decision) }
      done(id, await inquiries.parts.operator.answer(Number(id), written))
      return 'Sent. Whoever asked is told.'
    },
  },
  {
    usage: 'inquiries close ID',
    about: 'ends a thread of messages: nobody writes in it any more',
    async run([id = ''], { inquiries }) {
      done(id, await inquiries.parts.operator.end(Number(id), 'closed'))
      return `Thread ${id} is closed.`
    },
  },
  {
    usage: 'inquiries block ID',
    about: 'freezes a thread of messages',
    async run([id = ''], { inquiries }) {
      done(id, await inquiries.parts.operator.end(Number(id), 'blocked'))
      return `Thread ${id} is frozen.`
    },
  },
  {
    usage: 'businesses email SLUG [EMAIL]',
    about: 'where messages about what a business offers are mailed; without EMAIL you answer them',
    async run([slug = '', given], { inquiries }) {
      const email = given === undefined ? undefined : v.safeParse(emailSchema, given)
      if (email && !email.success) throw new SettingsProblem(`${given} is no e-mail address.`)
      if (!(await inquiries.parts.operator.setAddress(slug, email?.output ?? null)))
        throw new SettingsProblem(`There is no business ${slug}.`)
      return email ? `Messages about ${slug} go to ${email.output}.` : `You answer for ${slug}.`
    },
  },
]

function done(id: string, answer: Answer): void {
  if (answer === 'unknown') throw new SettingsProblem(`There is no thread ${id}.`)
  if (answer === 'over') throw new SettingsProblem(`Thread ${id} is over.`)
}
