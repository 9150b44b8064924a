import { blade } from '../nature/blade.ts'
import type { Scene } from '../paper/scene.ts'

export function drawBasket(s: Scene, load: 'flowers' | 'bread'): void {
  const { p, r, accents } = s
  if (load === 'flowers') {
    for (let i = 0; i < 9; i += 1)
      p.path(
        blade(106 + r.between(-22, 22), -206, r.between(22, 40), r.between(-130, -50)),
        s.tone('#5f8f55', 0, r.between(0.4, 1)),
      )
    for (let i = 0; i < 11; i += 1)
      p.disc(
        108 + r.between(-32, 34),
        -216 + r.between(-20, 8),
        r.between(6, 10),
        s.tone(i % 3 ? accents.main : accents.second, 0, 1),
      )
  } else {
    for (const [lean, at] of [
      [-14, 96],
      [6, 110],
      [20, 122],
    ] as const)
      p.group({ x: at, y: -196, rotate: lean }, () =>
        p.box(-7, -56, 14, 60, p.across(s.tone('#d9a25c', 0, 1), s.tone('#a86c34', 0, 0.7)), { r: 7 }),
      )
  }
  p.path('M74 -204L142 -204L134 -158L82 -158Z', p.across(s.tone('#a9793f', 0, 0.6), s.tone('#d2a566', 0, 1)))
  for (let i = 1; i < 4; i += 1)
    p.line(
      `M${76 + i * 2} ${-204 + i * 11}L${140 - i * 2} ${-204 + i * 11}`,
      s.tone('#7a5429', 0, 0.6),
      2,
      0.6,
    )
  for (let i = 0; i < 6; i += 1)
    p.line(`M${82 + i * 10.5} -203L${87 + i * 9} -160`, s.tone('#7a5429', 0, 0.6), 1.6, 0.5)
}
