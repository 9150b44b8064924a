import { type Accents, accentsOf, countOfAccents } from './accents.ts'
import { mix } from './colour.ts'
import { lightOf, moodsOf } from './hours.ts'
import { type Light, type Time, timeHasLamps, tone } from './light.ts'
import type { Paint } from './paint.ts'
import { Rng } from './random.ts'

/** Everything that compositions draw with. */
export interface Scene {
  p: Paint
  /** Random numbers of this picture alone. */
  r: Rng
  /** Random numbers of the listing, the same in all its pictures. */
  own: Rng
  light: Light
  accents: Accents
  sun: { x: number; y: number; r: number }
  /** Whether lamps burn and windows are lit. */
  lamps: boolean
  tone(surface: string, depth?: number, lit?: number): string
}

export const WIDTH = 1200

export const HEIGHT = 900

const heights: Record<Time, readonly [number, number]> = {
  dawn: [330, 430],
  day: [90, 210],
  golden: [300, 420],
  dusk: [410, 500],
  night: [110, 250],
}

export function sceneOf(
  p: Paint,
  { vertical, name, time, index }: { vertical: string; name: string; time: Time; index: number },
): Scene {
  const own = new Rng(name)
  const look = own.fork('look')
  const accents = accentsOf(vertical, look.int(0, countOfAccents - 1))
  const light = lightOf(time, own.fork(`mood ${time}`).int(0, moodsOf(time) - 1))
  const where = own.fork(`sun ${time}`)
  return {
    p,
    r: own.fork(`view ${index}`),
    own,
    light,
    accents,
    sun: { x: where.between(220, 980), y: where.between(...heights[time]), r: where.between(38, 74) },
    lamps: timeHasLamps(time),
    tone: (surface, depth, lit) => tone(light, surface, depth, lit),
  }
}

/** The scene with lamps near: colours are less dark, and the light is warmer. */
export function lamplit(s: Scene, share = 0.55): Scene {
  if (!s.lamps) return s
  const light: Light = {
    ...s.light,
    dark: s.light.dark * (1 - share),
    key: mix(s.light.key, s.light.lamp, share * 0.38),
  }
  return { ...s, light, tone: (surface, depth, lit) => tone(light, surface, depth, lit) }
}
