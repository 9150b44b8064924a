import { mix, multiply } from './colour.ts'

export type Time = 'dawn' | 'day' | 'golden' | 'dusk' | 'night'

/** The light of an hour, through which all colours of a picture go. */
export interface Light {
  time: Time
  sky: readonly [top: string, middle: string, low: string]
  /** The colour of the sun or moon. */
  sun: string
  /** The colour of the air around the sun. */
  glow: string
  /** The colour into which distance fades. */
  haze: string
  /** The colour into which unlit sides fade. */
  shadow: string
  /** The colour of the light on lit surfaces. */
  key: string
  /** The colour of lamps and lit windows. */
  lamp: string
  /** How much of every colour is lost at this hour, 0 to 1. */
  dark: number
}

export const timeHasLamps = (time: Time): boolean => time === 'dusk' || time === 'night'

/**
 * The colour of a surface at this hour: `depth` 0 is near, 1 is the horizon; `lit` 0 is away from the light.
 */
export function tone(light: Light, surface: string, depth = 0, lit = 1): string {
  const under = mix(multiply(surface, light.key), light.shadow, light.dark)
  const turned = mix(under, light.shadow, (1 - lit) * 0.5)
  return mix(turned, light.haze, depth * 0.92)
}
