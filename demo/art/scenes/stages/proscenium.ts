import { shaft } from '../../festive/shaft.ts'
import { lighten, mix } from '../../paper/colour.ts'
import { num, poly } from '../../paper/curve.ts'
import { HEIGHT, lamplit, type Scene, WIDTH } from '../../paper/scene.ts'
import { crowd } from '../../people/crowd.ts'
import { figure } from '../../people/figure.ts'
import type { Pose } from '../../people/limbs.ts'
import { clothOf } from './stage-cloth.ts'

/** Half a curtain, drawn aside and gathered. */
function drape(s: Scene, colour: string, left: boolean): void {
  const { p } = s
  p.group({ x: left ? 0 : WIDTH, y: 0, flip: !left }, () => {
    for (let i = 0; i < 9; i += 1) {
      const [a, b] = [i * 44 - 20, i * 44 + 28]
      const low = (v: number) => v * 0.5 + 10
      p.path(
        `M${a} -10L${b + 14} -10C${b + 20} 300 ${num(low(b) + 40)} 480 ${num(low(b))} 560L${num(low(b) + 26)} 900L${num(low(a))} 900L${num(low(a))} 560C${num(low(a) + 30)} 470 ${a} 300 ${a} -10Z`,
        p.across(mix(colour, '#10060c', 0.45), lighten(colour, 0.05), mix(colour, '#10060c', 0.35)),
      )
    }
    p.path('M-10 540Q120 590 250 548L252 572Q120 616 -10 566Z', '#d9b25a')
  })
}

/** A stage with its curtain and lit actors. */
export function proscenium(outside: Scene): void {
  const s = lamplit(outside, 0.5)
  const { p, accents } = s
  const cloth = clothOf(s)
  const back = s.own.fork('back').pick([accents.third, accents.main, accents.second, accents.deep])
  p.box(
    0,
    0,
    WIDTH,
    HEIGHT,
    p.down(mix(back, '#1a1020', 0.35), mix(back, '#ffe9c8', 0.3), mix(back, '#1a1020', 0.2)),
  )
  p.disc(600, 330, 170, mix('#ffefc8', back, 0.12), 0.9)
  p.path(
    'M180 640C300 520 420 560 520 500C640 440 760 560 860 520C960 490 1010 560 1060 640Z',
    mix(back, '#1a1020', 0.45),
  )
  p.path('M180 640C330 590 480 620 620 580C780 540 920 610 1040 640Z', mix(back, '#1a1020', 0.62))
  p.path(poly([120, 630], [1080, 630], [WIDTH + 10, 790], [-10, 790]), p.down('#c48f5c', '#6b4630'))
  for (let i = -9; i < 10; i += 1) p.line(`M${600 + i * 60} 632L${600 + i * 86} 790`, '#4a2c1c', 2, 0.4)
  for (const [x, to] of [
    [160, 420],
    [1040, 780],
    [600, 600],
  ] as const) {
    shaft(s, x, -10, to, 720, 120, '#fff0cc', 0.5)
    p.oval(to, 712, 140, 22, '#fff0cc', 0.4)
  }
  const poses: Pose[] = ['reach', 'stand', 'cheer']
  for (const [i, x] of [410, 600, 790].entries())
    figure(s, { x, y: 724, tall: 230, pose: poses[i] ?? 'stand', flip: i === 2, r: s.own.fork(`actor ${i}`) })
  drape(s, cloth, true)
  drape(s, cloth, false)
  for (let i = 0; i < 12; i += 1)
    p.path(
      `M${i * 104 - 24} -10L${i * 104 + 104} -10Q${i * 104 + 96} 96 ${i * 104 + 40} 104Q${i * 104 - 18} 96 ${i * 104 - 24} -10Z`,
      p.down(mix(cloth, '#10060c', 0.1), mix(cloth, '#10060c', 0.42)),
    )
  p.box(0, 784, WIDTH, 130, p.down('#2a1618', '#0f080b'))
  for (let i = 0; i < 13; i += 1) {
    p.glow(40 + i * 94, 786, 60, '#ffd98f', 0.6)
    p.path(`M${24 + i * 94} 798Q${40 + i * 94} 772 ${56 + i * 94} 798Z`, '#d9b25a')
  }
  crowd(s, { y: 862, size: 92, rim: mix('#ffdca0', cloth, 0.3), rows: 2, raised: 0, colour: '#12090d' })
}
