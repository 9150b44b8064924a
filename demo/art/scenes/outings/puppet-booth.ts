import { lawn } from '../../nature/lawn.ts'
import { range } from '../../nature/range.ts'
import { roundTree } from '../../nature/round-tree.ts'
import { sky } from '../../nature/sky.ts'
import { lamplit, type Scene } from '../../paper/scene.ts'
import { figure } from '../../people/figure.ts'
import { awning } from '../../town/awning.ts'

/** A fox and a beehive on a puppet stage, children on the grass before it. */
export function puppetBooth(outside: Scene): void {
  sky(outside, { horizon: 520 })
  range(outside, { y: 590, rise: 150, layers: 2, surface: '#8fb06f', near: 0.4 })
  lawn(outside, 560)
  for (const [x, tall] of [
    [90, 520],
    [1120, 560],
  ] as const)
    roundTree(outside, { x, y: 640, tall })
  const s = lamplit(outside, 0.5)
  const { p, accents, light } = s
  p.oval(600, 742, 330, 26, light.shadow, 0.35)
  for (let i = 0; i < 11; i += 1)
    p.box(
      330 + i * 49.1,
      470,
      49.4,
      270,
      p.down(
        s.tone(i % 2 ? '#fbf4e6' : accents.main, 0, 1),
        s.tone(i % 2 ? '#e6dac6' : accents.main, 0, 0.6),
      ),
    )
  p.box(330, 170, 540, 310, p.down(s.tone('#2f2a4a', 0, 0.4), s.tone('#4a4570', 0, 0.7)))
  fox(s, 480, 480)
  hive(s, 720, 480)
  for (const [x, flip] of [
    [330, false],
    [870, true],
  ] as const)
    p.group({ x, y: 170, flip }, () =>
      p.path(
        'M0 0L120 0C100 80 60 150 40 310L0 310Z',
        p.across(s.tone('#a8324a', 0, 0.6), s.tone('#d1495b', 0, 1)),
      ),
    )
  p.box(300, 462, 600, 26, s.tone(accents.second, 0, 1), { r: 6 })
  awning(s, { x: 310, y: 96, w: 580, drop: 70, colour: accents.main, flare: 24 })
  for (const [i, x] of [150, 330, 500, 690, 860, 1040].entries())
    figure(s, {
      x,
      y: 846 + (i % 2) * 26,
      tall: 300,
      pose: 'ground',
      flip: i > 2,
      dim: 0.15,
      r: s.own.fork(`child ${i}`),
    })
}

function fox({ p, tone }: Scene, x: number, y: number): void {
  const [coat, pale, dark] = [tone('#e2702a', 0, 1), tone('#fff3e0', 0, 1), tone('#3a2a28', 0, 0.5)]
  p.path(
    `M${x - 56} ${y}C${x - 66} ${y - 90} ${x - 40} ${y - 120} ${x} ${y - 120}C${x + 40} ${y - 120} ${x + 66} ${y - 90} ${x + 56} ${y}Z`,
    tone('#3f6fa8', 0, 0.9),
  )
  for (const k of [-1, 1]) {
    p.path(`M${x + k * 20} ${y - 200}L${x + k * 74} ${y - 262}L${x + k * 66} ${y - 168}Z`, coat)
    p.path(`M${x + k * 36} ${y - 204}L${x + k * 66} ${y - 240}L${x + k * 60} ${y - 184}Z`, dark)
  }
  p.path(
    `M${x - 74} ${y - 186}C${x - 60} ${y - 232} ${x + 60} ${y - 232} ${x + 74} ${y - 186}C${x + 60} ${y - 150} ${x + 26} ${y - 104} ${x} ${y - 96}C${x - 26} ${y - 104} ${x - 60} ${y - 150} ${x - 74} ${y - 186}Z`,
    coat,
  )
  p.path(
    `M${x - 70} ${y - 180}C${x - 40} ${y - 176} ${x - 16} ${y - 150} ${x} ${y - 128}C${x + 16} ${y - 150} ${x + 40} ${y - 176} ${x + 70} ${y - 180}C${x + 50} ${y - 140} ${x + 24} ${y - 102} ${x} ${y - 96}C${x - 24} ${y - 102} ${x - 50} ${y - 140} ${x - 70} ${y - 180}Z`,
    pale,
  )
  p.disc(x, y - 106, 12, dark)
  for (const k of [-1, 1]) p.disc(x + k * 28, y - 184, 8, dark)
}

function hive({ p, tone }: Scene, x: number, y: number): void {
  for (let i = 0; i < 5; i += 1) {
    const w = [92, 104, 96, 76, 46][i] ?? 40
    p.box(x - w, y - 46 - i * 44, w * 2, 48, p.down(tone('#f6cf7a', 0, 1), tone('#d39a3a', 0, 0.7)), {
      r: 24,
    })
  }
  p.oval(x, y - 26, 26, 22, tone('#5a3a24', 0, 0.3))
  for (const [dx, dy] of [
    [-96, -210],
    [70, -250],
    [-20, -276],
    [112, -150],
  ] as const) {
    p.oval(x + dx + 6, y + dy - 14, 14, 9, '#ffffff', 0.75)
    p.oval(x + dx, y + dy, 20, 13, tone('#f3b432', 0, 1))
    for (const k of [-6, 5])
      p.line(
        `M${x + dx + k} ${y + dy - 11}L${x + dx + k} ${y + dy + 11}`,
        tone('#3a2a20', 0, 0.5),
        6,
        1,
        'butt',
      )
  }
}
