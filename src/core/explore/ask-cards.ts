import { getCards } from '#contract/calls/explore.ts'
import { send } from '#src/data/provider/call.ts'
import { together } from '#src/lib/together.ts'
import type { Dates, FoundCard } from './explored.ts'

/** The most cards that one call returns. */
const AT_ONCE = 20
/** The number of cards in sight. Others are delivered some frames later: in one piece they would block scrolling. */
const DELIVERED_AT_ONCE = 4
const BETWEEN_MS = 32

interface Question {
  slug: string
  dates: Dates
}
type Cards = Promise<{ cards: readonly FoundCard[] }>

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

const ask = together(() => after(0), answerAll)

/** Reads the card of one listing, null of one that is gone; requests of the same moment travel together. */
export async function askCard(slug: string, dates: Dates): Promise<FoundCard | null> {
  return ask({ slug, dates })
}

/** Sends one call for the same dates; each question has its own answer, since one call may fail alone. */
async function answerAll(questions: readonly Question[]): Promise<Promise<FoundCard | null>[]> {
  const answers = new Map<Question, Promise<FoundCard | null>>()
  for (const group of byDates(questions))
    for (let from = 0; from < group.length; from += AT_ONCE) {
      const some = group.slice(from, from + AT_ONCE)
      const cards: Cards = send(getCards, { slugs: some.map((it) => it.slug), ...some[0]?.dates })
      for (const [at, it] of some.entries()) answers.set(it, cardIn(cards, it.slug, at))
    }
  return questions.flatMap((it) => answers.get(it) ?? [])
}

function byDates(questions: readonly Question[]): Iterable<Question[]> {
  const groups = new Map<string, Question[]>()
  for (const it of questions) {
    const key = JSON.stringify(it.dates)
    groups.set(key, [...(groups.get(key) ?? []), it])
  }
  return groups.values()
}

async function cardIn(answer: Cards, slug: string, at: number): Promise<FoundCard | null> {
  const { cards } = await answer
  const pauses = Math.floor(at / DELIVERED_AT_ONCE)
  if (pauses > 0) await after(pauses * BETWEEN_MS)
  return cards.find((it) => it.slug === slug) ?? null
}
