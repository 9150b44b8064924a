import type { Point } from '../../town/geometry/point.ts'
import type { IconName } from './icons.ts'
import type { LabelStyleName } from './label-style.ts'

/** A name that may be shown on the map. Their list is in order of importance. */
export type Candidate = PointCandidate | LineCandidate

export interface PointCandidate {
  text: string
  style: LabelStyleName
  at: Point
  /** A picture above the name. */
  icon?: IconName
  /** A summit's triangle or a town's dot. */
  mark?: 'peak' | 'dot'
  /** The factor of the style's size. */
  scale?: number
}

export interface LineCandidate {
  text: string
  style: LabelStyleName
  along: readonly Point[]
  scale?: number
}
