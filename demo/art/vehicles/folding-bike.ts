import type { Scene } from '../paper/scene.ts'
import { groundShadow } from './coat.ts'
import type { Cycle } from './cycle.ts'
import { spokedWheel } from './spoked-wheel.ts'
import { saddle, tubesOf } from './tube-frame.ts'
import { circle } from './wheel.ts'

/** A folding bicycle: small wheels, a long stem, a hinge in the middle. */
export function foldingBike(s: Scene, { x, y, scale = 1, colour, flip = false }: Cycle): void {
  const { p } = s
  const [tyre, metal] = [s.tone('#34302f', 0, 0.6), s.tone('#cfd3d5', 0, 0.95)]
  p.group({ x, y, scale, flip }, () => {
    groundShadow(s, 0, 0, 130, 10)
    for (const at of [-88, 92]) {
      spokedWheel(s, at, -40, 38, tyre)
      p.line(`M${at - 46} -46C${at - 40} -90 ${at + 30} -96 ${at + 44} -56`, s.tone(colour, 0, 0.8), 5)
    }
    const tube = tubesOf(s, colour)
    tube('M-88 -40L-24 -48M-24 -48L-40 -96', 7)
    tube('M-30 -62Q20 -72 70 -104', 13)
    tube('M92 -40L66 -112', 8)
    p.line('M-38 -90L-50 -172', metal, 7)
    p.line('M67 -110L58 -188', metal, 7)
    saddle(s, -50, -178)
    p.line('M58 -188L36 -194', metal, 6)
    p.line('M46 -193L26 -196', s.tone('#34302f', 0, 0.6), 10)
    p.box(12, -84, 16, 22, metal, { r: 4 })
    p.line(circle(-24, -46, 15), metal, 4)
    p.line('M-24 -46L-6 -26M-16 -25L2 -25', tyre, 5)
    p.box(82, -104, 52, 44, s.tone(s.accents.second, 0, 1), { r: 8 })
    p.box(82, -104, 52, 14, s.tone('#5a4632', 0, 0.7), { r: 6 })
  })
}
