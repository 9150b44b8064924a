import { lighten } from '../../paper/colour.ts'
import { lamplit, type Scene } from '../../paper/scene.ts'
import { paintOf } from '../../vehicles/own-vehicle.ts'
import { roadAhead } from './road-ahead.ts'

/** The view of the rider: the bars, the lamp, the road. */
export function handlebars(outside: Scene): void {
  const { p } = outside
  roadAhead(outside)
  const s = lamplit(outside, 0.4)
  const colour = paintOf(s)
  const steel = p.down(s.tone('#f0f2f3', 0, 1), s.tone('#8b9196', 0, 0.6))
  p.line(
    'M180 700C260 640 420 690 520 740C560 760 640 760 680 740C780 690 940 640 1020 700',
    s.tone('#7f858a', 0, 0.5),
    26,
  )
  p.line(
    'M180 694C260 634 420 684 520 734C560 754 640 754 680 734C780 684 940 634 1020 694',
    s.tone('#eef0f1', 0, 1),
    12,
  )
  for (const [d] of [
    ['M104 742C130 712 160 704 210 676'],
    ['M1096 742C1070 712 1040 704 990 676'],
  ] as const) {
    p.line(d, s.tone('#5a3d2b', 0, 0.3), 44)
    p.line(d, s.tone('#9a6840', 0, 0.9), 34)
  }
  p.line('M240 650L150 640M960 650L1050 640', steel, 10)
  p.path(
    'M500 910C500 800 540 742 600 742C660 742 700 800 700 910Z',
    p.across(
      s.tone(lighten(colour, -0.08), 0, 0.3),
      s.tone(lighten(colour, 0.05), 0, 1),
      s.tone(colour, 0, 0.5),
    ),
  )
  p.disc(600, 700, 78, s.tone('#cfd4d6', 0, 0.8))
  p.disc(600, 700, 64, s.tone('#f8f3e6', 0, 1))
  for (let i = 0; i < 11; i += 1) {
    const turn = ((i * 27 + 135) * Math.PI) / 180
    p.line(
      `M${600 + Math.cos(turn) * 50} ${700 + Math.sin(turn) * 50}L${600 + Math.cos(turn) * 58} ${700 + Math.sin(turn) * 58}`,
      s.tone('#3a3638', 0, 0.8),
      3,
    )
  }
  p.line('M600 700L636 668', s.tone(s.accents.main, 0, 1), 5)
  for (const [x, flip] of [
    [250, false],
    [950, true],
  ] as const) {
    p.line(`M${x} 640L${x + (flip ? 40 : -40)} 560`, steel, 7)
    p.oval(x + (flip ? 56 : -56), 536, 62, 40, s.tone('#3f4247', 0, 0.5))
    p.oval(
      x + (flip ? 56 : -56),
      536,
      55,
      34,
      p.down(s.light.sky[1], s.light.sky[2], s.tone('#8aa05f', 0.3, 0.7)),
    )
  }
}
