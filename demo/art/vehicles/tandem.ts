import type { Scene } from '../paper/scene.ts'
import { groundShadow } from './coat.ts'
import type { Cycle } from './cycle.ts'
import { spokedWheel } from './spoked-wheel.ts'
import { saddle, tubesOf } from './tube-frame.ts'
import { circle } from './wheel.ts'

/** A bicycle for two. */
export function tandem(s: Scene, { x, y, scale = 1, colour, flip = false }: Cycle): void {
  const { p } = s
  const [tyre, metal, grip] = [
    s.tone('#34302f', 0, 0.6),
    s.tone('#cfd3d5', 0, 0.95),
    s.tone('#9a6238', 0, 0.95),
  ]
  p.group({ x, y, scale, flip }, () => {
    groundShadow(s, 0, 0, 230, 10)
    for (const at of [-170, 172]) spokedWheel(s, at, -62, 60, tyre)
    const tube = tubesOf(s, colour)
    tube('M-170 -62L-92 -58M-170 -62L-122 -134', 6)
    tube('M-92 -58L-126 -148M-92 -58L40 -58M-122 -138L30 -142M-92 -58L30 -136', 8)
    tube('M40 -58L22 -150M40 -58L144 -146M24 -138L146 -152', 8)
    tube('M172 -62C168 -80 158 -114 140 -162', 7)
    for (const at of [-92, 40]) {
      p.line(circle(at, -58, 16), metal, 4)
      p.line(
        `M${at} -58L${at + 18} -36M${at} -58L${at - 18} -80M${at + 8} -35L${at + 26} -35M${at - 27} -81L${at - 10} -81`,
        tyre,
        5,
      )
    }
    saddle(s, -118, -162)
    saddle(s, 28, -164)
    p.line('M30 -140L40 -172C40 -184 26 -186 6 -182', metal, 5)
    p.line('M140 -162L136 -180C136 -192 114 -192 96 -186', metal, 5)
    p.line('M18 -184L2 -181M110 -189L94 -185', grip, 9)
    p.line('M40 -74L-170 -68M40 -42L-170 -56', s.tone('#5a5654', 0, 0.7), 2)
  })
}
