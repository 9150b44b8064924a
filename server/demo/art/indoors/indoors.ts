import { mix } from '../paper/colour.ts'
import { tone } from '../paper/light.ts'
import { lamplit, type Scene } from '../paper/scene.ts'

/** The light inside: warmer than the hour, and never as dark. */
export function indoors(s: Scene): Scene {
  const lit = lamplit(s, 0.72)
  const shadow = mix(s.light.shadow, '#54333a', s.lamps ? 0.5 : 0.35)
  const light = { ...lit.light, shadow, haze: mix(s.light.haze, s.accents.pale, 0.4) }
  return { ...lit, light, tone: (surface, depth, turned) => tone(light, surface, depth, turned) }
}
