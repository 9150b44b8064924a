import { roundTree } from '../../nature/round-tree.ts'
import { sky } from '../../nature/sky.ts'
import { lighten } from '../../paper/colour.ts'
import { poly } from '../../paper/curve.ts'
import { HEIGHT, lamplit, type Scene, WIDTH } from '../../paper/scene.ts'
import { passers } from '../../people/passers.ts'
import { paving } from '../../town/paving.ts'
import { row } from '../../town/row.ts'
import { skyline } from '../../town/skyline.ts'

/** Houses in scaffolding, with cranes. */
export function growingTown(s: Scene): void {
  const { p } = s
  sky(s, { horizon: 560 })
  skyline(s, { y: 640, tall: 230, depth: 0.6 })
  for (const [x, tall, flip] of [
    [330, 560, false],
    [900, 480, true],
  ] as const)
    p.group({ x, y: 720, flip }, () => {
      const iron = s.tone(s.accents.second, 0.12, 0.8)
      for (let i = 0; i < tall / 34; i += 1)
        p.line(`M-12 ${-i * 34}L12 ${-(i + 1) * 34}M12 ${-i * 34}L-12 ${-(i + 1) * 34}`, iron, 3)
      p.line(
        `M-12 0L-12 ${-tall}M12 0L12 ${-tall}M-12 ${-tall}L0 ${-tall - 70}L12 ${-tall}M-120 ${-tall}L340 ${-tall}M-120 ${-tall - 22}L340 ${-tall - 8}M0 ${-tall - 70}L340 ${-tall - 8}M0 ${-tall - 70}L-120 ${-tall - 20}`,
        iron,
        4,
      )
      p.box(-130, -tall - 4, 50, 40, s.tone('#8a8580', 0.1, 0.6))
      p.line(`M250 ${-tall}L250 ${-tall + 170}`, s.light.shadow, 2, 0.7)
      p.box(214, -tall + 170, 72, 40, s.tone('#c98f62', 0.1, 0.8))
    })
  row(s, { y: 760, from: -40, to: 470, width: 180, height: 300, depth: 0.1, shops: 4 })
  row(s, { y: 760, from: 820, to: 1260, width: 190, height: 280, depth: 0.1, shops: 4 })
  const n = lamplit(s, 0.3)
  p.box(480, 400, 330, 362, n.tone('#e3cdb0', 0, 0.8))
  for (let i = 0; i < 4; i += 1)
    for (let k = 0; k < 4; k += 1) p.box(510 + k * 74, 430 + i * 84, 44, 56, n.tone('#4f5f6a', 0, 0.3))
  for (let i = 0; i <= 5; i += 1) p.box(470 + i * 68, 380, 6, 384, n.tone('#b5a78f', 0, 0.7))
  for (let i = 0; i < 5; i += 1) p.box(462, 400 + i * 84, 366, 9, n.tone('#c79a5c', 0, 0.9))
  p.path(poly([480, 400], [645, 300], [810, 400]), n.tone('#a87b50', 0, 0.5), 0.9)
  paving(n, 756, '#d0bfa4')
  roundTree(s, { x: 1130, y: 800, tall: 300 })
  passers(n, { y: 830, tall: 140, count: 4 })
  p.box(0, HEIGHT - 4, WIDTH, 8, lighten(s.tone('#a08d74', 0, 0.4), -0.02))
}
