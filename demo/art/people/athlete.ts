import { mix } from '../paper/colour.ts'
import type { Rng } from '../paper/random.ts'
import type { Scene } from '../paper/scene.ts'
import { lookOf, sporty } from './looks.ts'

export interface Athlete {
  x: number
  y: number
  tall: number
  r: Rng
  dim?: number
  shirt?: string
  flip?: boolean
}

export function dressed(s: Scene, { r, dim = 0, shirt }: Athlete) {
  const look = sporty(lookOf(r, s.accents))
  const of = (surface: string, lit: number) => mix(s.tone(surface, 0, lit), s.light.shadow, dim)
  const top = shirt ?? r.pick([s.accents.main, s.accents.second, s.accents.third, s.accents.pale])
  return {
    cut: look.cut,
    skin: of(look.skin, 0.95),
    far: of(look.skin, 0.35),
    hair: of(look.hair, 0.6),
    top: of(top, 1),
    shade: of(top, 0.35),
    shorts: of('#34394a', 0.7),
    shoe: of(r.pick(['#f4efe6', s.accents.main, s.accents.second]), 1),
  }
}
