import { mix } from '../paper/colour.ts'
import { type Light, tone } from '../paper/light.ts'
import type { Scene } from '../paper/scene.ts'

const LAMPLIGHT = '#ffe3ba'
const DAYLIGHT = '#fff8ee'

/**
 * The scene in the light of a room: lamps warm it, shadows keep some of the hour, and it is never as dark as
 * outside.
 */
export function indoors(s: Scene): Scene {
  const light: Light = {
    ...s.light,
    key: s.lamps ? LAMPLIGHT : mix(s.light.key, DAYLIGHT, 0.5),
    dark: s.light.dark * (s.lamps ? 0.36 : 0.5),
    shadow: mix(s.light.shadow, '#43263a', s.lamps ? 0.5 : 0.3),
    haze: mix(s.light.haze, s.accents.pale, 0.4),
  }
  return { ...s, light, tone: (surface, depth, turned) => tone(light, surface, depth, turned) }
}
