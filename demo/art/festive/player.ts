import { mix } from '../paper/colour.ts'
import type { Scene } from '../paper/scene.ts'
import { head } from '../people/head.ts'
import { lookOf } from '../people/looks.ts'
import { bass, brass, drums, guitar, keys, stand } from './instruments.ts'

export type Plays = 'guitar' | 'sings' | 'bass' | 'drums' | 'keys' | 'brass'

const ARMS: Record<
  Plays,
  readonly [far: string, near: string, hands: readonly (readonly [number, number])[]]
> = {
  guitar: [
    'M-7 -77Q-17 -64 -4 -57',
    'M8 -77Q20 -70 25 -71',
    [
      [-3, -57],
      [26, -72],
    ],
  ],
  sings: [
    'M-7 -77Q-17 -66 -14 -54',
    'M8 -77Q18 -70 10 -86',
    [
      [-14, -52],
      [9, -88],
    ],
  ],
  bass: [
    'M-6 -77Q2 -62 15 -50',
    'M8 -77Q20 -80 19 -97',
    [
      [16, -49],
      [19, -98],
    ],
  ],
  drums: [
    'M-7 -70Q-18 -58 -16 -48',
    'M8 -70Q18 -58 18 -50',
    [
      [-16, -47],
      [18, -49],
    ],
  ],
  keys: [
    'M-6 -76Q4 -62 20 -59',
    'M8 -77Q16 -64 28 -59',
    [
      [20, -59],
      [29, -59],
    ],
  ],
  brass: [
    'M-7 -77Q6 -68 18 -82',
    'M8 -77Q20 -70 26 -84',
    [
      [19, -83],
      [27, -85],
    ],
  ],
}

interface Player {
  x: number
  y: number
  tall: number
  plays: Plays
  flip?: boolean
  /** 0 is in the light, 1 is a dark form before it. */
  dim: number
  edge: string
}

/** A musician, 100 units tall, feet at 0. */
export function player(s: Scene, { x, y, tall, plays, flip = false, dim, edge }: Player): void {
  const { p } = s
  const look = lookOf(s.own.fork(`player ${plays} ${x}`), s.accents)
  const of = (surface: string, lit: number) =>
    mix(s.tone(surface, 0, lit), mix(s.light.shadow, '#07040f', 0.35), dim)
  const [top, far, trousers, skin] = [
    of(look.top, 0.9),
    of(look.top, 0.3),
    of(look.bottom, 0.6),
    of(look.skin, 0.9),
  ]
  const [farArm, nearArm, hands] = ARMS[plays]
  p.group({ x, y, scale: tall / 100, flip }, () => {
    p.oval(0, 0, 26, 3, s.light.shadow, 0.3)
    if (plays === 'keys') keys(p, of('#3a3a42', 0.6), edge)
    if (plays === 'drums') p.line('M1 -42L16 -34L14 -4M-1 -42L-15 -34L-13 -4', trousers, 8.5)
    else p.path('M-8 -52L8 -52L13 -2L6 -2L1 -36L-6 -2L-13 -2Z', trousers)
    p.line(plays === 'drums' ? '' : 'M-11 -1.500L-6 -1.500M9 -1.500L15 -1.500', of('#2b2526', 0.5), 4)
    p.line(farArm, far, 5.4)
    p.box(-2.5, -88, 5, 9, skin)
    const coat = 'M-10 -80Q0 -86 10 -80Q13 -68 10 -44Q0 -41 -10 -44Q-13 -68 -10 -80Z'
    p.group({ x: -0.9, y: -0.9 }, () => p.path(coat, edge, 0.8))
    p.path(coat, p.across(far, top))
    head(p, 0.5, -93, 6.6, look.cut === 'scarf' ? 'bob' : look.cut, {
      skin,
      hair: of(look.hair, 0.6),
      top,
      shade: far,
    })
    const wood = of(s.own.fork(`wood ${x}`).pick(['#b5763c', '#c4523a', '#8a4a2c', s.accents.second]), 0.95)
    if (plays === 'guitar') guitar(p, wood, of('#3a2a22', 0.5))
    else if (plays === 'bass') bass(p, wood, of('#2f211b', 0.4), edge)
    else if (plays === 'brass') brass(p, of('#e5b94f', 1))
    else if (plays === 'sings') stand(p, of('#2d2d33', 0.5))
    else if (plays === 'drums') drums(p, of(s.accents.main, 0.9), of('#e3bd62', 1), edge)
    p.line(nearArm, top, 5.4)
    for (const [hx, hy] of hands) p.disc(hx, hy, 2.7, skin)
  })
}
