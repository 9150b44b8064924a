import { indoors } from '../../indoors/indoors.ts'
import { lighten } from '../../paper/colour.ts'
import { type Scene, WIDTH } from '../../paper/scene.ts'
import { pot } from './pot.ts'
import { pottery } from './pottery.ts'

/** Hands with clay on a turning wheel. */
export function pottersWheel(outside: Scene): void {
  outside.p.outOfFocus(7, () => pottery(outside))
  const s = indoors(outside)
  const { p, accents } = s
  p.box(0, 720, WIDTH, 190, p.down(s.tone('#8f6a4a', 0, 0.8), s.tone('#5d412c', 0, 0.3)))
  p.oval(600, 764, 330, 62, s.tone('#5b5551', 0, 0.4))
  p.oval(
    600,
    752,
    320,
    58,
    p.across(s.tone('#8d8781', 0, 0.5), s.tone('#cbc5bd', 0, 1), s.tone('#9a948d', 0, 0.6)),
  )
  for (const k of [0.86, 0.66])
    p.line(
      `M${600 - 320 * k} 752C${600 - 320 * k} ${752 - 76 * k} ${600 + 320 * k} ${752 - 76 * k} ${600 + 320 * k} 752`,
      s.tone('#77716b', 0, 0.4),
      2,
      0.5,
    )
  pot(s, 600, 764, 330, s.own.fork('clay').pick(['#c58a66', '#b8785a', '#cfa98a', '#a9a39a']), 0.52)
  const skin = s.own.fork('hands').pick(['#eebf9b', '#d99f76', '#8d5535', '#b97a50'])
  for (const [x, flip] of [
    [600, false],
    [600, true],
  ] as const) {
    p.group({ x, y: 0, flip }, () => {
      p.path(
        'M-620 700C-480 610 -330 600 -250 606C-210 590 -170 556 -146 560C-130 566 -140 590 -156 606C-130 604 -120 622 -132 636C-120 644 -122 664 -140 672C-136 690 -160 700 -190 698C-290 706 -420 740 -620 860Z',
        p.down(s.tone(lighten(skin, 0.03), 0, 1), s.tone(skin, 0, 0.45)),
      )
      p.path(
        'M-640 690C-540 620 -440 600 -380 606L-350 716C-420 730 -520 760 -640 870Z',
        p.down(s.tone(accents.main, 0, 1), s.tone(accents.main, 0, 0.4)),
      )
      p.line(
        'M-156 606C-176 620 -196 624 -220 626M-132 636C-160 650 -186 652 -214 652M-140 672C-164 680 -190 680 -212 678',
        s.tone(lighten(skin, -0.14), 0, 0.4),
        3,
        0.5,
      )
    })
  }
}
