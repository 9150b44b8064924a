import type { Services } from '../compose.ts'
import { SettingsProblem } from '../modules/settings/service.ts'
import { Refusal } from '../refusal.ts'
import type { Command } from './command.ts'
import { timeOf } from './staff.ts'
import { clockText, settledText, whenText } from './visit-texts.ts'

export const visitCommands: readonly Command[] = [
  {
    usage: 'visits clashes [STORE]',
    about:
      'lists the visits to come whose people are away then, or no longer work then, or for which what they need is closed',
    async run([store], { verticals }) {
      const clashes = await verticals.services.parts.proposals.clashes(store)
      const lines = clashes.map(({ visit, lines, clashing, reason, proposed = 'not asked' }) => {
        const who = [...new Set(clashing.map((it) => it.professional_name))].join(', ')
        const why = [
          ...(who ? [`${who} ${reason === 'absent' ? 'away' : 'not at work'}`] : []),
          ...visit.lost.map((it) => `${it} closed`),
        ].join(', ')
        const when = whenText({ ...visit, from_min: lines[0]?.from_min ?? 0 })
        return `${when}  ${visit.title}: ${why} – ${proposed === 'open' ? 'asked' : proposed}`
      })
      return lines.join('\n') || 'There is none.'
    },
  },
  {
    usage: 'visits settle [STORE]',
    about: 'has others take over the visits that clash, or asks their customers for another time',
    async run([store], { verticals }, { database }) {
      const { proposals } = verticals.services.parts
      const said: string[] = []
      for (const { visit, lines, proposed } of await proposals.clashes(store)) {
        // Who has let a question pass is called: a second one would only tell them the same.
        if (proposed !== undefined) continue
        const settled = await database.transaction((tx) => proposals.settle(tx, visit.reference))
        const when = whenText({ ...visit, from_min: lines[0]?.from_min ?? 0 })
        said.push(`${when}  ${visit.title} – ${settledText(settled, visit)}`)
      }
      return said.join('\n') || 'There is none.'
    },
  },
  {
    usage: 'visits propose REF START [PROFESSIONAL]',
    about:
      'asks a customer whether they take their visit at another time, such as "2027-07-01 09:00" there, by the slug of a professional all of it; it is held for them',
    async run([ref = '', start = '', professional], services) {
      const wanted = { start: timeOf(start), professional }
      const { visit, other } = await asked(ref, wanted, services)
      const [first] = other.lines
      const who = [...new Set(other.lines.map((it) => it.professional_name))].join(', ')
      const when = clockText(first?.from_min ?? 0, visit)
      return `${visit.title} asks its customer for ${when} with ${who}.`
    },
  },
]

async function asked(
  ref: string,
  wanted: { start: string; professional: string | undefined },
  { verticals, orders }: Services,
) {
  const found = await orders.parts.operatorBookings.find(ref)
  if (found === 'unknown') throw new SettingsProblem(`There is no booking ${ref}.`)
  if (typeof found === 'string')
    throw new SettingsProblem(`Several bookings end in ${ref}: give the whole reference.`)
  try {
    const answer = await verticals.services.parts.proposals.proposeByHand(found.reference, wanted)
    if (answer === 'no_professional')
      throw new SettingsProblem(`There is no professional ${wanted.professional}.`)
    if (answer === 'not_now') throw new SettingsProblem(`Booking ${ref} can no longer be changed.`)
    return answer
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { problem = error.code } = error.details as { problem?: string }
    throw new SettingsProblem(`The visit cannot be then: ${problem}.`)
  }
}
