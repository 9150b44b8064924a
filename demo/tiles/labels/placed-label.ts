import type { Bounds } from '../../town/geometry/point.ts'
import type { Ink, PlacedLetter } from '../text/draw-text.ts'
import type { PlacedIcon } from './draw-icon.ts'

/** A name that has its place, in the pixels of a whole zoom: east of the origin and south of it. */
export interface PlacedLabel {
  text: string
  letters: PlacedLetter[]
  ink: Ink
  icon?: PlacedIcon
  mark?: { kind: 'peak' | 'dot'; x: number; y: number }
  /** What must stay free of other names. */
  boxes: Bounds[]
}

/** A name that is measured for a zoom, and how it can stand there. */
export interface Name {
  /** For each place where it would stand: the ways it can, the best first. */
  places: number[][]
  /** How it stands in one of these ways; in some it cannot after all. */
  standing(way: number): PlacedLabel | undefined
}
