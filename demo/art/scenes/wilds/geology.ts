import { sky } from '../../nature/sky.ts'
import { num, type Point, polyline } from '../../paper/curve.ts'
import { lamplit, type Scene } from '../../paper/scene.ts'
import { figure } from '../../people/figure.ts'

const LAYERS = ['#d9a86a', '#b5704a', '#e6c99a', '#8f7a6b', '#c98f5f', '#6b6f7a', '#d9bf94'] as const

const TURNS = 3.2

/** A wall of layered rock with a great ammonite in it, a hammer, a family. */
export function geology(outside: Scene): void {
  sky(outside, { horizon: 400 })
  const s = lamplit(outside, 0.4)
  const { p, light, r } = s
  for (const [i, colour] of LAYERS.entries()) {
    const y = 120 + i * 96
    p.path(
      `M-10 ${y + 60}C200 ${y - 30} 420 ${y + 70} 640 ${y + 10}C860 ${y - 40} 1040 ${y - 10} 1210 ${y - 70}L1210 910L-10 910Z`,
      p.down(s.tone(colour, 0, 1), s.tone(colour, 0, 0.6)),
    )
    for (let k = 0; k < 12; k += 1)
      p.line(
        `M${r.between(0, 1150)} ${y + r.between(40, 90)}l${num(r.between(20, 70))} ${num(r.between(-8, 8))}`,
        light.shadow,
        3,
        0.2,
      )
  }
  p.path(
    'M-10 790Q600 740 1210 800L1210 910L-10 910Z',
    p.down(s.tone('#a3a86a', 0, 1), s.tone('#6f7f4a', 0, 0.5)),
  )
  ammonite(s, 720, 470, 210)
  figure(s, { x: 210, y: 850, tall: 520, pose: 'reach', r: s.own.fork('guide') })
  p.line('M330 490L420 400', s.tone('#8a5a34', 0, 0.9), 16)
  p.path('M388 402L436 358L468 390L446 410L432 398L414 424Z', s.tone('#8f99a3', 0, 1))
  figure(s, { x: 400, y: 860, tall: 330, pose: 'cheer', r: s.own.fork('child') })
  figure(s, { x: 1060, y: 850, tall: 360, pose: 'reach', flip: true, r: s.own.fork('other child') })
  for (const [x, y, k] of [
    [620, 860, 44],
    [700, 874, 30],
    [900, 866, 38],
  ] as const)
    p.path(
      `M${x - k} ${y}L${x - k * 0.5} ${y - k * 0.8}L${x + k * 0.4} ${y - k}L${x + k} ${y - k * 0.2}L${x + k * 0.6} ${y + k * 0.2}Z`,
      s.tone('#9a9086', 0, 0.8),
    )
}

function ammonite({ p, tone, light }: Scene, x: number, y: number, k: number): void {
  p.disc(x + 12, y + 18, k * 1.06, light.shadow, 0.3)
  p.disc(x, y, k * 1.02, p.out([tone('#f6e8c8', 0, 1), tone('#d0b382', 0, 0.8)], [0.4, 0.35], 0.75))
  const spiral: Point[] = []
  for (let i = 0; i <= 120; i += 1) {
    const [a, far] = [(i / 120) * TURNS * 2 * Math.PI, k * (0.05 + 0.97 * (i / 120) ** 1.3)]
    spiral.push([x + Math.cos(a) * far, y + Math.sin(a) * far])
    const inner = k * (0.05 + 0.97 * (Math.max(0, i - 120 / TURNS) / 120) ** 1.3)
    if (i > 24 && i % 2 === 0)
      p.line(
        polyline([
          [
            x + Math.cos(a) * (inner + (far - inner) * 0.25),
            y + Math.sin(a) * (inner + (far - inner) * 0.25),
          ],
          [x + Math.cos(a) * far * 0.97, y + Math.sin(a) * far * 0.97],
        ]),
        tone('#a8875a', 0, 0.6),
        k * 0.022,
        0.7,
      )
  }
  p.line(polyline(spiral), tone('#7a5c38', 0, 0.4), k * 0.05)
  p.disc(x, y, k * 0.06, tone('#a8875a', 0, 0.7))
}
