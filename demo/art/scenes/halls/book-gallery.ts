import { bookcase } from '../../indoors/bookcase.ts'
import { indoors } from '../../indoors/indoors.ts'
import { opening } from '../../indoors/opening.ts'
import { lighten } from '../../paper/colour.ts'
import { poly } from '../../paper/curve.ts'
import { HEIGHT, type Scene, WIDTH } from '../../paper/scene.ts'
import { figure } from '../../people/figure.ts'

/** Galleries of books around a well of light. */
export function bookGallery(outside: Scene): void {
  const s = indoors(outside)
  const { p } = s
  const wood = s.own.fork('wood').pick(['#8f5f3c', '#a87b50', '#7a5138'])
  p.box(0, 0, WIDTH, HEIGHT, p.down(s.tone('#f0e2c8', 0, 0.9), s.tone('#d8bf98', 0, 0.7)))
  p.glow(600, 60, 760, outside.lamps ? s.light.lamp : s.light.glow, 0.9, 420)
  for (let floor = 0; floor < 3; floor += 1) {
    const y = 330 + floor * 230
    for (const side of [-1, 1]) {
      const x = side < 0 ? -20 - floor * 10 : 770 + floor * 10
      bookcase(s, x, y, 450, 200, 3, 'books', wood)
      p.box(x - 10, y, 480, 20, p.down(s.tone('#f6ead2', 0, 1), s.tone(wood, 0, 0.5)))
      for (let i = 0; i <= 14; i += 1) p.box(x + i * 32, y - 62, 5, 62, s.tone(wood, 0, 0.9))
      p.box(x - 8, y - 68, 470, 9, s.tone(lighten(wood, 0.05), 0, 1))
    }
  }
  p.path('M440 330L440 200Q600 60 760 200L760 330Z', s.tone('#fdf5e2', 0, 1), 0.85)
  opening(outside, { x: 470, y: 300, w: 260, h: 330, view: 'garden', bars: 2, arched: true })
  p.path(poly([380, 800], [820, 800], [980, 910], [220, 910]), s.tone(s.accents.main, 0, 0.8))
  figure(s, { x: 540, y: 830, tall: 220, pose: 'stand', r: s.own.fork('one') })
  figure(s, { x: 690, y: 850, tall: 240, pose: 'walk', r: s.own.fork('two') })
}
