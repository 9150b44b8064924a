import { getCards } from '#contract/calls/explore.ts'
import type { Card } from '#contract/entities/card.ts'
import { send } from '#src/data/provider/call.ts'

/** What the call takes. */
const AT_ONCE = 20

type Waiting = { slug: string; resolve: (card: Card | null) => void; reject: (error: unknown) => void }
let waiting: Waiting[] = []

/** The card of one listing, null of one that is gone; those asked for in the same moment travel together. */
export function askCard(slug: string): Promise<Card | null> {
  return new Promise((resolve, reject) => {
    if (waiting.length === 0) setTimeout(sendWaiting)
    waiting.push({ slug, resolve, reject })
  })
}

function sendWaiting(): void {
  const all = waiting
  waiting = []
  for (let at = 0; at < all.length; at += AT_ONCE) void sendSome(all.slice(at, at + AT_ONCE))
}

async function sendSome(some: readonly Waiting[]): Promise<void> {
  try {
    const { cards } = await send(getCards, { slugs: some.map((it) => it.slug) })
    for (const { slug, resolve } of some) resolve(cards.find((it) => it.slug === slug) ?? null)
  } catch (error) {
    for (const { reject } of some) reject(error)
  }
}
