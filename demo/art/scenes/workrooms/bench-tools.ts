import { nth } from '../../paper/accents.ts'
import { poly } from '../../paper/curve.ts'
import type { Scene } from '../../paper/scene.ts'
import { circle } from '../../vehicles/wheel.ts'

export function tools({ p, tone, accents }: Scene): void {
  const steel = tone('#c6ccd0', 0, 0.95)
  for (let i = 0; i < 4; i += 1) {
    const x = 130 + i * 56
    p.line(`M${x} 150L${x} ${300 - i * 18}`, steel, 11)
    p.line(circle(x, 142, 15), steel, 9)
  }
  for (let i = 0; i < 4; i += 1) {
    const x = 380 + i * 46
    p.box(x - 9, 130, 18, 66, tone(nth([accents.main, accents.second, accents.third, '#3b3a3e'], i), 0, 1), {
      r: 7,
    })
    p.line(`M${x} 196L${x} ${270 - i * 12}`, steel, 6)
  }
  p.line('M590 140L590 290', tone('#a5764a', 0, 0.9), 13)
  p.path('M550 120L640 120L632 156L560 156Z', tone('#5d6066', 0, 0.8))
  p.path('M120 340L400 340L410 372L130 390Z', steel)
  for (let i = 0; i < 18; i += 1)
    p.path(poly([132 + i * 15, 388 - i * 1], [147 + i * 15, 387 - i * 1], [139 + i * 15, 400 - i * 1]), steel)
  p.path('M400 336L470 330Q490 356 468 384L410 380Z', tone('#a5663a', 0, 0.95))
  p.line(circle(580, 360, 38), tone(accents.second, 0, 0.9), 17)
}
