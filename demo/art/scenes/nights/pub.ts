import { pint } from '../../festive/pint.ts'
import { indoors } from '../../indoors/indoors.ts'
import { pendant } from '../../indoors/pendant.ts'
import { shelf } from '../../indoors/shelf.ts'
import { lighten } from '../../paper/colour.ts'
import type { Scene } from '../../paper/scene.ts'
import { figure } from '../../people/figure.ts'

/** A table in a pub: pints, pencils, sheets for the answers; the bar behind. */
export function pub(outside: Scene): void {
  const s = indoors(outside)
  const { p, light, accents } = s
  const wall = s.own.fork('pub').pick(['#5f3a34', '#2f4a4a', '#4a3550'])
  p.box(0, 0, 1200, 620, p.down(s.tone(lighten(wall, -0.06), 0, 0.5), s.tone(wall, 0, 0.9)))
  for (const y of [210, 340])
    shelf({ ...s, r: s.r.fork(`bottles ${y}`) }, 130, y, 940, 118, 'bottles', '#7a4f30')
  for (const x of [250, 600, 950]) pendant(s, x, 120, 92, accents.main, 'dome')
  p.glow(600, 330, 620, light.lamp, 0.45, 300)
  for (const [i, x] of [170, 420, 790, 1030].entries())
    figure(s, {
      x,
      y: 760,
      tall: 430,
      pose: i % 2 ? 'reach' : 'stand',
      flip: i > 1,
      r: s.own.fork(`team ${i}`),
      shadow: false,
    })
  p.path('M-10 640L1210 640L1210 910L-10 910Z', p.down(s.tone('#a86d3c', 0, 1), s.tone('#6b4226', 0, 0.4)))
  p.box(0, 636, 1200, 8, light.lamp, { opacity: 0.45 })
  for (const [x, y, turn] of [
    [330, 760, -8],
    [840, 770, 7],
  ] as const)
    p.group({ x, y, rotate: turn, stretch: 0.5 }, () => {
      p.box(-120, -120, 250, 240, light.shadow, { opacity: 0.25 })
      p.box(-128, -130, 250, 240, s.tone('#fdf7e8', 0, 1))
      for (let i = 0; i < 6; i += 1) {
        p.disc(-98, -96 + i * 34, 8, s.tone(accents.main, 0, 0.9))
        p.line(`M-76 ${-96 + i * 34}L${s.r.between(10, 90)} ${-96 + i * 34}`, s.tone('#8a8fa0', 0, 0.8), 6)
      }
      p.line('M60 96L150 20', s.tone(accents.second, 0, 1), 13)
    })
  pint(s, 600, 850, 350)
  pint(s, 190, 870, 300, '#8a4a22')
  pint(s, 1020, 868, 310, '#f0b64a')
}
