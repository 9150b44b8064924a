import { indoors } from '../../indoors/indoors.ts'
import { shelf } from '../../indoors/shelf.ts'
import { lighten } from '../../paper/colour.ts'
import type { Scene } from '../../paper/scene.ts'

/** A stack of pancakes as high as it is wide, syrup down its sides. */
export function pancakes(outside: Scene): void {
  const s = indoors(outside)
  const { p, r, light, accents } = s
  p.box(
    0,
    0,
    1200,
    700,
    p.down(s.tone(lighten(accents.deep, 0.12), 0, 0.7), s.tone(lighten(accents.deep, 0.25), 0, 1)),
  )
  p.outOfFocus(5, () => {
    for (const y of [240, 440]) shelf({ ...s, r: s.r.fork(`books ${y}`) }, -20, y, 1240, 170, 'books')
  })
  p.glow(600, 330, 560, light.lamp, 0.55, 380)
  p.box(0, 700, 1200, 210, p.down(s.tone('#c9955f', 0, 1), s.tone('#8a5c38', 0, 0.4)))
  p.oval(600, 806, 430, 56, light.shadow, 0.35)
  p.oval(600, 786, 420, 54, s.tone('#fffaf0', 0, 1))
  p.oval(600, 776, 350, 38, s.tone('#e9dcc8', 0, 0.9))
  for (let i = 0; i < 8; i += 1) {
    const [x, y, w] = [600 + r.between(-12, 12), 756 - i * 50, 288 + r.between(-14, 14)]
    p.box(
      x - w,
      y - 46,
      w * 2,
      56,
      p.down(s.tone('#f0c27a', 0, 1), s.tone('#c9823a', 0, 0.8), s.tone('#f3d49c', 0, 1)),
      { r: 28 },
    )
    p.oval(x, y - 38, w * 0.96, 22, s.tone('#c98a44', 0, 1))
  }
  p.oval(600, 366, 278, 40, s.tone('#d99a4e', 0, 1))
  p.path(
    'M348 366C380 330 820 330 852 366C850 420 838 440 826 440C806 440 812 400 792 398C764 396 776 560 752 560C728 560 738 408 704 404C664 400 668 500 644 500C618 500 626 404 588 404C548 404 556 640 530 640C502 640 512 406 474 400C446 396 452 470 430 470C406 470 416 396 394 392C368 388 350 390 348 366Z',
    p.down(s.tone('#b8641e', 0, 1), s.tone('#8a4314', 0, 0.7)),
    0.95,
  )
  p.path('M540 320L660 320L690 352L570 356Z', s.tone('#fff2b8', 0, 1))
  p.path('M570 356L690 352L688 374L572 380Z', s.tone('#f0d47a', 0, 0.8))
  p.path('M540 320L570 356L572 380L540 342Z', s.tone('#e0bd5a', 0, 0.6))
  for (let i = 0; i < 9; i += 1)
    p.disc(
      250 + (i % 3) * 40 + r.between(-8, 8),
      770 - Math.floor(i / 3) * 20,
      24,
      p.out([s.tone('#8fa0e0', 0, 1), s.tone('#3f4a8a', 0, 0.8)], [0.4, 0.3], 0.7),
    )
  for (const x of [900, 950])
    p.disc(x, 766, 34, p.out([s.tone('#ff7a7a', 0, 1), s.tone('#c0283c', 0, 0.8)], [0.4, 0.3], 0.7))
}
