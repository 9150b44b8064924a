import { flowers, grass } from '../../nature/meadow.ts'
import { mix } from '../../paper/colour.ts'
import { type Scene, WIDTH } from '../../paper/scene.ts'
import { figure } from '../../people/figure.ts'

/** A path into the wood, light between the trunks. */
export function forestPath(s: Scene): void {
  const { p, light, r } = s
  p.box(
    0,
    0,
    WIDTH,
    910,
    p.down(mix(light.sky[1], light.haze, 0.3), mix(light.haze, light.glow, 0.4), s.tone('#8aa070', 0.3, 0.8)),
  )
  p.glow(s.sun.x, 330, 560, light.glow, 0.9)
  for (const [depth, step, wide, y] of [
    [0.75, 54, 20, 600],
    [0.5, 96, 34, 650],
    [0.25, 190, 56, 730],
  ] as const) {
    for (let x = r.between(-40, 0); x < WIDTH + 60; x += step * r.between(0.7, 1.3)) {
      const w = wide * r.between(0.7, 1.2)
      if (depth < 0.4 && Math.abs(x - 600) < 190) continue
      p.path(
        `M${x - w / 2} -20L${x + w / 2} -20L${x + w * 0.62} ${y}L${x - w * 0.62} ${y}Z`,
        p.across(
          s.tone('#6b5040', depth, x > s.sun.x ? 0.9 : 0.2),
          s.tone('#6b5040', depth, x > s.sun.x ? 0.2 : 0.9),
        ),
      )
    }
    p.box(0, y - 280, WIDTH, 300, p.down([0, light.haze, 0], [1, light.haze, depth * 0.6]))
    p.path(
      `M-10 ${y - 10}Q300 ${y - 40} 600 ${y}Q900 ${y - 36} 1210 ${y - 8}L1210 910L-10 910Z`,
      s.tone('#7f9a58', depth * 0.7, 0.8),
    )
  }
  p.path(
    'M570 640C560 700 700 720 620 780C540 840 480 860 430 910L860 910C860 840 820 800 790 760C750 720 630 700 640 640Z',
    p.down(s.tone('#e4cda0', 0.3, 1), s.tone('#b8986a', 0, 0.7)),
  )
  for (let i = 0; i < 4; i += 1)
    p.path(
      `M${s.sun.x - 20} 60L${s.sun.x + 20} 60L${180 + i * 300} 900L${60 + i * 300} 900Z`,
      p.down([0, light.glow, 0.4], [1, light.glow, 0]),
    )
  figure(s, { x: 640, y: 740, tall: 190, pose: 'walk', r: s.own.fork('walker') })
  figure(s, { x: 700, y: 752, tall: 176, pose: 'walk', r: s.own.fork('companion') })
  for (const x of [-20, 1150])
    p.path(
      `M${x} -20L${x + 110} -20L${x + 124} 910L${x - 20} 910Z`,
      p.across(s.tone('#4b3a32', 0, 0.1), s.tone('#6b5040', 0, 0.7)),
    )
  flowers(s, 770, 900, [s.accents.second, '#fff6e6', s.accents.main], 40)
  grass(s, 908, 70, { count: 110, surface: '#6f8f4c' })
}
