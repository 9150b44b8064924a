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
