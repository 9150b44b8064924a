import { mix } from '../paper/colour.ts'
import type { Scene } from '../paper/scene.ts'
import { type Plays, player } from './player.ts'

const BANDS: readonly (readonly Plays[])[] = [
  ['guitar', 'sings', 'drums', 'keys'],
  ['brass', 'sings', 'drums', 'bass'],
  ['guitar', 'drums', 'sings', 'guitar', 'keys'],
  ['keys', 'brass', 'bass'],
]

/** The listing's own band, side by side. */
export function band(s: Scene, y: number, tall: number, spread: number, dim = 0.85): void {
  const plays = s.own.fork('band').pick(BANDS)
  const edge = mix(s.accents.second, '#fff4dc', 0.5)
  for (const [i, it] of plays.entries()) {
    const x = 600 + (i - (plays.length - 1) / 2) * spread
    player(s, {
      x,
      y: y - (it === 'drums' ? tall * 0.1 : 0),
      tall: tall * (it === 'drums' ? 0.94 : 1),
      plays: it,
      flip: i % 2 === 1,
      dim,
      edge,
    })
  }
}
