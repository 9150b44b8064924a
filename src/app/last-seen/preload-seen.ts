import { comingPart } from '#src/core/booking/coming/coming-part.ts'
import { heartPart } from '#src/core/favourite/heart-part.ts'
import { preload } from '#src/core/use-loaded.ts'
import { personHere } from '#src/data/owner.ts'

const TIMEOUT_MS = 1_000

/** The parts of a screen that load after it for logged-in people. */
const parts = [heartPart, comingPart]

/** Preloads the parts that the stored home screen shows: otherwise they would disappear and come back. */
export async function preloadSeen({ documentElement }: Document): Promise<void> {
  if (documentElement.hasAttribute('data-frame') || !personHere().token) return
  await Promise.race([
    Promise.allSettled(parts.map((it) => preload<unknown>(it))),
    new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS)),
  ])
}
