import { TILE_SIZE } from './frame.ts'

/** Rows of a tile's pixels, up to the one that is no longer among them. */
export interface Rows {
  readonly from: number
  readonly until: number
}

const MIDDLE = TILE_SIZE / 2

/** What of a tile is drawn in one go: all of it, or what two threads share between them. */
export const STRIPS = {
  whole: { from: 0, until: TILE_SIZE },
  upper: { from: 0, until: MIDDLE },
  lower: { from: MIDDLE, until: TILE_SIZE },
} as const satisfies Record<string, Rows>

export type Strip = keyof typeof STRIPS
