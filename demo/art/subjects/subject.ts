import { closer, type Draw, type Kind } from '../kind.ts'
import type { Time } from '../paper/light.ts'

interface Told {
  times?: readonly [Time, ...Time[]]
  /** The other pictures of its gallery, none of which may contradict the text. */
  details?: readonly Draw[]
  written?: boolean
}

/** A subject with a picture of its own, where that of its category would show something else. */
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

/** The hours of events after dark. */
export const byNight = ['night', 'dusk'] as const
