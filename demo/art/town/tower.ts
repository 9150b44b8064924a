import { lighten, mix } from '../paper/colour.ts'
import type { Scene } from '../paper/scene.ts'

export interface Tower {
  x: number
  y: number
  /** The height from foot to tip. */
  tall: number
  depth?: number
  wall?: string
}

export const sides = (s: Scene, x: number, colour: string, depth: number) => {
  const [lit, dark] = [s.tone(lighten(colour, 0.03), depth, 1), s.tone(colour, depth, 0.25)]
  return s.sun.x < x ? s.p.across(lit, mix(lit, dark, 0.4), dark) : s.p.across(dark, mix(lit, dark, 0.4), lit)
}
