import { getCards } from '#contract/calls/explore.ts'
import { send } from '#src/data/provider/call.ts'
import type { Dates, FoundCard } from './explored.ts'

/** What the call takes. */
const AT_ONCE = 20
/** So many are in sight. What of an answer is not, comes a few frames later: in one piece it would hold up a finger. */
const TOLD_AT_ONCE = 4
const BETWEEN_MS = 32

type Waiting = { slug: string; resolve: (card: FoundCard | null) => void; reject: (error: unknown) => void }
interface Asked {
  dates: Dates
  all: Waiting[]
}
const waiting = new Map<string, Asked>()

/** The card of one listing, null of one that is gone; those asked for in the same moment travel together. */
export function askCard(slug: string, dates: Dates): Promise<FoundCard | null> {
  return new Promise((resolve, reject) => {
    if (waiting.size === 0) setTimeout(sendWaiting)
    const key = JSON.stringify(dates)
    const asked = waiting.get(key) ?? { dates, all: [] }
    waiting.set(key, asked)
    asked.all.push({ slug, resolve, reject })
  })
}

function sendWaiting(): void {
  const asked = [...waiting.values()]
  waiting.clear()
  for (const { dates, all } of asked)
    for (let at = 0; at < all.length; at += AT_ONCE) void sendSome(all.slice(at, at + AT_ONCE), dates)
}

async function sendSome(some: readonly Waiting[], dates: Dates): Promise<void> {
  try {
    const { cards } = await send(getCards, { slugs: some.map((it) => it.slug), ...dates })
    for (const [at, { slug, resolve }] of some.entries()) {
      if (at > 0 && at % TOLD_AT_ONCE === 0) await new Promise((seen) => setTimeout(seen, BETWEEN_MS))
      resolve(cards.find((it) => it.slug === slug) ?? null)
    }
  } catch (error) {
    for (const { reject } of some) reject(error)
  }
}
