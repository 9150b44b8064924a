import type { Rng } from '../paper/random.ts'
import type { Scene } from '../paper/scene.ts'
import { head } from './head.ts'
import type { Look } from './looks.ts'

export type Pose = 'stand' | 'walk' | 'cheer' | 'sit' | 'ground' | 'reach'

export interface Dressed {
  skin: string
  hair: string
  top: string
  topShade: string
  bottom: string
  bottomShade: string
  shoe: string
}

export const isSeated = (pose: Pose): boolean => pose === 'sit' || pose === 'ground'

export function legs(
  { p }: Scene,
  { bottom, bottomShade, skin, shoe }: Dressed,
  pose: Pose,
  dress: boolean,
): void {
  const [near, far] = dress ? [skin, skin] : [bottom, bottomShade]
  const width = dress ? 5 : 8
  if (pose === 'ground') {
    p.line('M0 -5L18 -16L30 -3', far, width)
    p.line('M-2 -4L20 -4L36 -3', near, width)
    p.line('M36 -5L38 -8', shoe, 4.5)
  } else if (pose === 'sit') {
    p.line('M0 -2L20 -3L22 20', far, width)
    p.line('M-1 -2L18 0L18 24', near, width)
    p.line('M18 25L25 26', shoe, 4.5)
  } else if (pose === 'walk') {
    p.line('M0 -50L-3 -27L-14 -4', far, width)
    p.line('M-14 -3L-9 -1', shoe, 4.5)
    p.line('M1 -50L9 -27L11 -3', near, width)
    p.line('M11 -2L18 -2', shoe, 4.5)
  } else {
    p.line('M-4 -50L-5 -26L-5 -3', far, width)
    p.line('M4 -50L5 -26L6 -3', near, width)
    p.line('M-6 -1.500L-2 -1.500M6 -1.500L11 -1.500', shoe, 4)
  }
}

const ARMS: Record<
  Pose,
  readonly [far: string, near: string, hands: readonly (readonly [number, number])[]]
> = {
  stand: [
    'M-8 -78Q-13 -65 -10 -52',
    'M8 -78Q13 -65 11 -52',
    [
      [-10, -50],
      [11, -50],
    ],
  ],
  walk: [
    'M-5 -78Q-3 -64 7 -55',
    'M5 -78Q-4 -66 -9 -54',
    [
      [8, -54],
      [-10, -52],
    ],
  ],
  cheer: [
    'M-8 -78Q-16 -90 -13 -106',
    'M8 -78Q17 -88 16 -105',
    [
      [-13, -109],
      [16, -108],
    ],
  ],
  ground: [
    'M-7 -29Q-15 -16 -17 -3',
    'M5 -29Q10 -16 18 -14',
    [
      [-17, -2],
      [19, -14],
    ],
  ],
  sit: ['M-5 -29Q0 -14 14 -8', 'M5 -29Q8 -15 16 -7', [[16, -7]]],
  reach: [
    'M-6 -78Q4 -68 16 -66',
    'M7 -78Q14 -68 24 -70',
    [
      [18, -66],
      [26, -71],
    ],
  ],
}

export function body(
  { p }: Scene,
  { skin, hair, top, topShade, shoe }: Dressed,
  pose: Pose,
  look: Look,
  r: Rng,
): void {
  const lift = isSeated(pose) ? 49 : 0
  const [far, near, hands] = ARMS[pose]
  p.line(far, topShade, 5)
  p.group({ y: lift }, () => {
    p.box(-2.5, -88, 5, 8, skin)
    const hem = look.dress ? -27 : r.chance(0.25) && !isSeated(pose) ? -34 : -47
    const flare = look.dress ? 14 : 9
    const foot = isSeated(pose) ? -46 : hem
    p.path(
      `M-9 -81Q0 -86 9 -81Q12 -72 9 -62Q9 -54 ${flare} ${foot}Q0 ${foot + 3} ${-flare} ${foot}Q-8 -55 -9 -62Q-12 -72 -9 -81Z`,
      p.across(topShade, top),
    )
  })
  if (pose === 'sit' && look.dress) p.path('M-9 -4L18 -8L20 8L-8 3Z', top)
  head(p, 0.5, -93 + lift, 6.2, look.cut, { skin, hair, top, shade: shoe })
  p.line(near, top, 5.2)
  for (const [x, y] of hands) p.disc(x, y, 2.6, skin)
}
