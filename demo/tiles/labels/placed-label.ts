import type { Bounds } from '../../town/geometry/point.ts'
import type { Ink, PlacedLetter } from '../text/draw-text.ts'
import type { PlacedIcon } from './draw-icon.ts'

/** A name with its position, in the pixels of a whole zoom, east and south of the origin. */
export interface PlacedLabel {
  text: string
  letters: PlacedLetter[]
  ink: Ink
  icon?: PlacedIcon
  mark?: { kind: 'peak' | 'dot'; x: number; y: number }
  /** The boxes that other names must not touch. */
  boxes: Bounds[]
}

/** A name that is measured for a zoom, with its possible positions. */
export interface Name {
  /** For each place of the name the possible positions, the best first. */
  places: number[][]
  /** The name at one of these positions; undefined where it does not fit there after all. */
  standing(way: number): PlacedLabel | undefined
}
