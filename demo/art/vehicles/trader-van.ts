import { nth } from '../paper/accents.ts'
import type { Scene } from '../paper/scene.ts'
import { awning } from '../town/awning.ts'
import { boxVan } from './box-van.ts'
import type { Cycle } from './cycle.ts'

/** A van with its hatch up and its shelves full. */
export function traderVan(s: Scene, { x, y, scale = 1, colour, flip = false }: Cycle): void {
  const { p, r, accents } = s
  boxVan(s, { x, y, scale, colour, flip })
  p.group({ x, y, scale, flip }, () => {
    p.box(-212, -216, 236, 108, p.down(s.tone('#4a3a34', 0, 0.3), s.tone('#7a5f4e', 0, 0.7)), { r: 4 })
    if (s.lamps) p.glow(-94, -170, 150, s.light.lamp, 0.8)
    for (const [line, shelf] of [-166, -112].entries()) {
      for (let i = 0; i < 11; i += 1)
        p.disc(
          -200 + i * 21,
          shelf - 10,
          r.between(8, 12),
          s.tone(nth(['#e2542f', '#f3b432', '#7fae4e', '#b5446e', accents.second], i + line * 2), 0, 1),
        )
      p.box(-214, shelf, 240, 9, s.tone('#c39158', 0, 1))
    }
    p.box(-222, -106, 256, 12, s.tone('#e0b47a', 0, 1), { r: 3 })
    awning(s, { x: -216, y: -252, w: 244, drop: 42, colour: accents.main, flare: 14 })
  })
}
