import { mix, multiply } from './colour.ts'

export type Time = 'dawn' | 'day' | 'golden' | 'dusk' | 'night'

/** The light of one hour: everything in a picture takes its colours through it. */
export interface Light {
  time: Time
  sky: readonly [top: string, middle: string, low: string]
  /** The disc itself, sun or moon. */
  sun: string
  /** The air around the sun. */
  glow: string
  /** What distance fades into. */
  haze: string
  /** What the unlit side fades into. */
  shadow: string
  /** The colour of what falls on a lit surface. */
  key: string
  /** Lamps and lit windows. */
  lamp: string
  /** How much of every colour the hour swallows, 0 to 1. */
  dark: number
}

export const timeHasLamps = (time: Time): boolean => time === 'dusk' || time === 'night'

/** A surface as it looks at this hour: `depth` 0 is near, 1 is the horizon; `lit` 0 turns away from the light. */
export function tone(light: Light, surface: string, depth = 0, lit = 1): string {
  const under = mix(multiply(surface, light.key), light.shadow, light.dark)
  const turned = mix(under, light.shadow, (1 - lit) * 0.5)
  return mix(turned, light.haze, depth * 0.92)
}
