import { shaft } from '../../festive/shaft.ts'
import { sky } from '../../nature/sky.ts'
import { lighten, mix } from '../../paper/colour.ts'
import { poly } from '../../paper/curve.ts'
import { lamplit, type Scene, WIDTH } from '../../paper/scene.ts'
import { runner } from '../../people/runner.ts'

/** A ground under floodlights. */
export function stadium(s: Scene): void {
  const { p, accents } = s
  sky(s, { horizon: 480, clouds: false, disc: false })
  p.path(
    'M-10 470C200 380 1000 380 1210 470L1210 600L-10 600Z',
    p.down(s.tone('#77727e', 0.25, 0.5), s.tone('#4d4956', 0.1, 0.4)),
  )
  for (let line = 0; line < 8; line += 1)
    for (let i = 0; i < 74; i += 1)
      p.disc(
        i * 16.5 + (line % 2) * 8,
        452 + line * 17 - Math.sin((i / 73) * Math.PI) * 44,
        5.4,
        mix(
          s.tone(
            s.r.pick([accents.main, accents.second, accents.pale, accents.third, '#d9a98a']),
            0.3,
            s.r.next(),
          ),
          s.light.shadow,
          0.2,
        ),
      )
  p.box(0, 568, WIDTH, 350, p.down(lighten(s.tone('#6fae5a', 0, 1), 0.02), s.tone('#4f9148', 0, 0.8)))
  for (let i = 0; i < 7; i += 2)
    p.path(
      poly(
        [600 + (i - 3.5) * 130, 572],
        [600 + (i - 2.5) * 130, 572],
        [600 + (i - 2.5) * 330, 910],
        [600 + (i - 3.5) * 330, 910],
      ),
      '#ffffff',
      0.08,
    )
  const white = mix('#ffffff', s.light.glow, 0.2)
  p.line('M-10 640L1210 640', white, 4, 0.85)
  p.line('M330 640L300 720L900 720L870 640', white, 4, 0.85)
  p.box(480, 520, 240, 6, white)
  for (const x of [480, 714]) p.box(x, 520, 6, 122, white)
  for (let i = 1; i < 12; i += 1) p.line(`M${480 + i * 20} 526L${490 + i * 18} 636`, white, 1.2, 0.35)
  for (const x of [90, 330, 870, 1110]) {
    p.line(`M${x} 560L${x} 200`, s.tone('#5b5a66', 0.1, 0.4), 12)
    for (let i = 0; i < 8; i += 1) p.disc(x - 40 + (i % 4) * 27, 170 + Math.floor(i / 4) * 28, 11, '#fffbea')
    p.glow(x, 184, 210, '#fff6d8', 0.85)
    shaft(s, x, 190, 600 + (x - 600) * 0.3, 860, 240, '#fff6d8', 0.32)
  }
  for (const [i, [x, y, tall]] of (
    [
      [330, 780, 190],
      [520, 720, 150],
      [720, 830, 230],
      [900, 740, 165],
    ] as const
  ).entries())
    runner(
      { ...s, light: { ...s.light, dark: 0.12 }, tone: lamplit(s, 0.8).tone },
      {
        x,
        y,
        tall,
        r: s.own.fork(`player ${i}`),
        shirt: i % 2 ? accents.main : accents.third,
        flip: i % 2 === 1,
      },
    )
  p.oval(612, 842, 20, 4, s.light.shadow, 0.4)
  p.disc(612, 826, 15, p.out(['#ffffff', '#cfd0d4'], [0.4, 0.35], 0.65))
}
