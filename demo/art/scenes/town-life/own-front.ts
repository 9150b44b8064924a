import type { Draw } from '../../kind.ts'
import { lamplit, type Scene } from '../../paper/scene.ts'
import { shopStreet } from './shop-street.ts'

const twilit = (s: Scene): Scene => lamplit(s, 0.2)

export const ownFront: Draw = (s) => shopStreet(twilit(s))
