import type { Scene } from '../paper/scene.ts'
import { head } from '../people/head.ts'
import { lookOf } from '../people/looks.ts'
import { groundShadow } from './coat.ts'
import type { Cycle } from './cycle.ts'
import { spokedWheel } from './spoked-wheel.ts'
import { tubesOf } from './tube-frame.ts'
import { circle } from './wheel.ts'

/** A low three-wheeler driven by the hands, its rider leaning back. */
export function handCycle(s: Scene, { x, y, scale = 1, colour, flip = false }: Cycle): void {
  const { p } = s
  const [tyre, metal] = [s.tone('#34302f', 0, 0.6), s.tone('#cfd3d5', 0, 0.95)]
  const look = lookOf(s.own.fork('hand cyclist'), s.accents)
  const [skin, top] = [s.tone(look.skin, 0, 0.95), s.tone(s.accents.main, 0, 1)]
  p.group({ x, y, scale, flip }, () => {
    groundShadow(s, 0, 0, 200, 10)
    spokedWheel(s, -112, -58, 56, tyre)
    spokedWheel(s, 164, -46, 44, tyre)
    const tube = tubesOf(s, colour)
    tube('M-112 -58L-60 -44L60 -44L120 -62L164 -46', 9)
    tube('M60 -44L104 -104L164 -46', 7)
    p.path(
      'M-136 -150C-116 -120 -92 -80 -64 -62L20 -58L24 -46L-72 -46C-108 -64 -140 -110 -152 -146Z',
      s.tone('#4a505c', 0, 0.8),
    )
    p.line('M-64 -72L34 -70L92 -66', s.tone('#34394a', 0, 0.8), 19)
    p.line('M92 -66L104 -80', s.tone('#f4efe6', 0, 1), 12)
    p.line('M-72 -78L-112 -148', top, 32)
    p.line('M-108 -142L-40 -112L28 -128', skin, 12)
    head(p, -124, -182, 21, 'short', { skin, hair: s.tone(look.hair, 0, 0.7), top, shade: top })
    p.path(
      'M-148 -184C-150 -216 -100 -218 -100 -188C-114 -196 -134 -194 -148 -184Z',
      s.tone(s.accents.second, 0, 1),
    )
    p.line(circle(104, -112, 22), metal, 6)
    p.line('M104 -112L60 -124M104 -112L146 -100', metal, 6)
    p.line('M64 -136L30 -122M146 -112L148 -90', s.tone('#9a6238', 0, 0.95), 10)
    p.line('M112 -94L160 -56', s.tone('#5a5654', 0, 0.7), 3)
    spokedWheel(s, -88, -52, 56, tyre)
    p.line('M-146 -60L-152 -236', metal, 3)
    p.path('M-152 -236L-112 -224L-151 -210Z', s.tone('#ff8a2e', 0, 1))
  })
}
