import { closer, type Draw, type Kind } from '../kind.ts'
import type { Time } from '../paper/light.ts'

interface Told {
  times?: readonly [Time, ...Time[]]
  /** What else its gallery shows; nothing of its category that its words would contradict. */
  details?: readonly Draw[]
  written?: boolean
}

/** A picture of the thing itself, where what its category shows would be of something else. */
export const subject = (
  cover: Draw,
  { times = ['day', 'golden', 'dawn', 'dusk'], details = [], written = false }: Told = {},
): Kind => ({
  times,
  covers: [cover],
  details: [...details, closer(cover, [400, 560, 1.8]), closer(cover, [820, 500, 1.8])],
  focus: [600, 600, 1.5],
  written,
})

/** What happens after dark. */
export const byNight = ['night', 'dusk'] as const
