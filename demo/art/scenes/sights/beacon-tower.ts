import { roundTree } from '../../nature/round-tree.ts'
import type { Scene } from '../../paper/scene.ts'
import { passers } from '../../people/passers.ts'
import { door } from '../../town/door.ts'
import { sides } from '../../town/tower.ts'
import { pane } from '../../town/window.ts'
import { hill } from './hill.ts'

/** A round tower with a brazier on top, alone on its hill. */
export function beaconTower(s: Scene): void {
  const { p } = s
  hill(s, 640)
  const [x, y, tall, w] = [600, 660, 470, 86]
  const stone = s.own.fork('stone').pick(['#dcc6a2', '#cdbba8', '#d6ac8c'])
  p.oval(x + 40, y + 6, 150, 16, s.light.shadow, 0.3)
  p.path(
    `M${x - w} ${y}L${x - w * 0.8} ${y - tall}L${x + w * 0.8} ${y - tall}L${x + w} ${y}Z`,
    sides(s, x, stone, 0),
  )
  for (let i = 1; i < 11; i += 1)
    p.line(`M${x - w} ${y - i * 42}Q${x} ${y - i * 42 + 14} ${x + w} ${y - i * 42}`, s.light.shadow, 2, 0.14)
  p.box(x - w * 0.98, y - tall - 26, w * 1.96, 34, s.tone(stone, 0, 0.9))
  for (let i = 0; i < 6; i += 1) p.box(x - w * 0.98 + i * 30, y - tall - 50, 18, 28, s.tone(stone, 0, 0.75))
  for (const [dx, dy] of [
    [-18, 150],
    [14, 260],
    [-14, 370],
  ] as const)
    pane(s, { x: x + dx, y: y - dy, w: 16, h: 44, arched: true, frame: '#b59a76', lit: s.lamps })
  door(s, x, y, 56, 96, s.accents.deep)
  p.path(
    `M${x - 30} ${y - tall - 50}L${x + 30} ${y - tall - 50}L${x + 18} ${y - tall - 26}L${x - 18} ${y - tall - 26}Z`,
    s.tone('#3f4450', 0, 0.6),
  )
  if (s.lamps) {
    p.glow(x, y - tall - 76, 260, s.light.lamp, 0.9)
    p.path(
      `M${x - 24} ${y - tall - 50}C${x - 30} ${y - tall - 90} ${x - 4} ${y - tall - 100} ${x} ${y - tall - 130}C${x + 10} ${y - tall - 96} ${x + 30} ${y - tall - 90} ${x + 22} ${y - tall - 50}Z`,
      p.down('#fff3cf', '#f39a3a'),
    )
  }
  for (const [tx, ty, h] of [
    [170, 740, 220],
    [300, 700, 170],
    [960, 720, 200],
    [1090, 770, 240],
  ] as const)
    roundTree(s, { x: tx, y: ty, tall: h, depth: 0.06 })
  passers(s, { y: 800, tall: 130, count: 3, from: 380, to: 860 })
}
