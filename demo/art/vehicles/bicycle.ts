import { lighten } from '../paper/colour.ts'
import type { Scene } from '../paper/scene.ts'
import { drawBasket } from './basket.ts'
import { groundShadow } from './coat.ts'
import { spokedWheel } from './spoked-wheel.ts'
import { circle } from './wheel.ts'

/** A town bicycle. With `step` it has a low frame, and a basket may carry something. */
export function bicycle(
  s: Scene,
  {
    x,
    y,
    scale = 1,
    colour,
    flip = false,
    step = false,
    basket = 'flowers',
  }: {
    x: number
    y: number
    scale?: number
    colour: string
    flip?: boolean
    step?: boolean
    basket?: 'flowers' | 'bread' | 'none'
  },
): void {
  const { p } = s
  const tyre = s.tone('#34302f', 0, 0.6)
  const [metal, leather] = [s.tone('#cfd3d5', 0, 0.95), s.tone('#9a6238', 0, 0.95)]
  p.group({ x, y, scale, flip }, () => {
    groundShadow(s, 0, 0, 150, 10)
    for (const at of [-98, 100]) spokedWheel(s, at, -66, 64, tyre)
    const tube = (d: string, width: number) => {
      p.line(d, s.tone(lighten(colour, -0.1), 0, 0.3), width)
      p.group({ y: -width * 0.16 }, () => p.line(d, s.tone(colour, 0, 1), width * 0.62))
    }
    tube('M-98 -66L-14 -62M-98 -66L-44 -138', 6)
    tube('M-14 -62L-50 -152', 8)
    tube(
      step
        ? 'M-14 -62C10 -74 52 -110 68 -152M-30 -104C0 -98 40 -120 66 -146'
        : 'M-14 -62L70 -150M-46 -142L72 -156',
      8,
    )
    tube('M100 -66C96 -84 84 -118 66 -166', 7)
    p.line(
      'M-164 -62C-160 -118 -110 -142 -60 -126M36 -66C40 -108 84 -138 132 -120',
      s.tone(lighten(colour, -0.04), 0, 0.8),
      4,
    )
    p.line('M-96 -140L-158 -136M-150 -134L-104 -72', metal, 3.5)
    p.line('M66 -166L62 -184C62 -196 40 -196 22 -190', metal, 5)
    p.line('M36 -193L20 -189', leather, 9)
    p.path(
      'M-86 -170C-80 -178 -50 -176 -28 -168C-26 -162 -40 -160 -50 -158C-66 -154 -84 -158 -86 -170Z',
      leather,
    )
    p.line('M-50 -152L-54 -162', metal, 5)
    p.line(circle(-14, -62, 17), metal, 4)
    p.line('M-14 -62L4 -38M-14 -62L-32 -86', metal, 5)
    p.line('M-4 -37L12 -37M-40 -87L-24 -87', tyre, 5)
    p.line('M-14 -79L-98 -74M-14 -45L-98 -58', s.tone('#5a5654', 0, 0.7), 2)
    p.disc(88, -158, 8, s.lamps ? s.light.lamp : metal)
    if (s.lamps) p.glow(92, -158, 60, s.light.lamp, 0.8)
    if (basket !== 'none') drawBasket(s, basket)
  })
}
