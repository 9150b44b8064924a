import { cottage } from '../../buildings/cottage.ts'
import { lawn } from '../../nature/lawn.ts'
import { lens } from '../../nature/lens.ts'
import { range } from '../../nature/range.ts'
import { roundTree } from '../../nature/round-tree.ts'
import { sky } from '../../nature/sky.ts'
import { water } from '../../nature/water.ts'
import { num } from '../../paper/curve.ts'
import { lamplit, type Scene } from '../../paper/scene.ts'
import { circle } from '../../vehicles/wheel.ts'

/** A house by a stream, its wheel turning. */
export function millHouse(s: Scene): void {
  sky(s, { horizon: 540 })
  range(s, { y: 600, rise: 200, layers: 3, surface: '#8fae74', near: 0.4 })
  lawn(s, 590)
  for (const [x, tall] of [
    [90, 430],
    [1130, 470],
  ] as const)
    roundTree(s, { x, y: 660, tall })
  cottage(s, { x: 480, y: 720, w: 540, wall: '#e9dcc4', roof: '#8a6a4f' })
  water(s, 730)
  wheel(lamplit(s, 0.4), 830, 640, 190)
}

function wheel(s: Scene, x: number, y: number, k: number): void {
  const { p } = s
  const [wood, dark] = [s.tone('#a8744a', 0, 0.9), s.tone('#6b4a30', 0, 0.5)]
  for (let i = 0; i < 12; i += 1) {
    const a = (i / 12) * Math.PI * 2
    const at = (far: number, turn = 0) =>
      `${num(x + Math.cos(a + turn) * far)} ${num(y + Math.sin(a + turn) * far)}`
    p.line(`M${num(x)} ${num(y)}L${at(k)}`, dark, 11)
    p.line(`M${at(k * 0.86)}L${at(k * 1.14, 0.07)}`, wood, 24, 1, 'butt')
  }
  p.line(circle(x, y, k), wood, 19)
  p.line(circle(x, y, k * 0.8), wood, 13)
  p.disc(x, y, 30, dark)
  for (let i = 0; i < 8; i += 1) {
    p.line(`M${x - 40 + i * 26} ${y + k * 0.9}q${i * 2 - 6} 50 ${i * 4 - 10} 90`, '#ffffff', 4, 0.5)
    p.path(lens(x - 90 + i * 30, y + k + 70 + (i % 3) * 14, 60, 8), '#ffffff', 0.55)
  }
}
