import { sky } from '../../nature/sky.ts'
import { water } from '../../nature/water.ts'
import { num } from '../../paper/curve.ts'
import { lamplit, type Scene } from '../../paper/scene.ts'
import { circle } from '../../vehicles/wheel.ts'

/** A brass sextant at night, with one star brought down to the sea. */
export function sextant(outside: Scene): void {
  sky(outside, { horizon: 640, disc: false })
  water(outside, 640)
  const s = lamplit(outside, 0.7)
  const { p, light } = s
  const chart = [
    [120, 150],
    [230, 90],
    [330, 170],
    [420, 120],
    [500, 210],
    [470, 330],
    [360, 300],
  ] as const
  p.line(`M${chart.map(([x, y]) => `${x} ${y}`).join('L')}L330 170`, '#ffffff', 2, 0.5)
  for (const [x, y] of chart) {
    p.glow(x, y, 42, '#ffffff', 0.9)
    p.disc(x, y, 6, '#ffffff')
  }
  p.glow(1040, 140, 150, '#fff6d8', 1)
  p.path('M1040 84L1052 128L1096 140L1052 152L1040 196L1028 152L984 140L1028 128Z', '#fffbe8')
  const [gold, shade, pale] = [s.tone('#e6b24a', 0, 1), s.tone('#9a6a22', 0, 0.6), s.tone('#fbe6a8', 0, 1)]
  p.group({ x: 640, y: 270, rotate: 6 }, () => {
    const at = (degrees: number, far: number) =>
      `${num(Math.sin((degrees * Math.PI) / 180) * far)} ${num(Math.cos((degrees * Math.PI) / 180) * far)}`
    const arc = (far: number) => `M${at(-38, far)}A${far} ${far} 0 0 0 ${at(38, far)}`
    p.line(`M0 0L${at(-38, 470)}M0 0L${at(38, 470)}`, shade, 34)
    p.line(`M0 0L${at(-38, 470)}M0 0L${at(38, 470)}`, gold, 24)
    p.line(`M${at(-38, 250)}L${at(38, 250)}M${at(-20, 470)}L0 250L${at(20, 470)}`, gold, 15)
    p.line(arc(480), shade, 60)
    p.line(arc(480), pale, 46)
    for (let i = -18; i <= 18; i += 1)
      p.line(`M${at(i * 2, 466)}L${at(i * 2, i % 3 ? 484 : 498)}`, s.tone('#5a3d16', 0, 0.5), 4)
    p.line(`M0 0L${at(12, 520)}`, shade, 20)
    p.line(`M0 0L${at(12, 520)}`, pale, 11)
    p.disc(0, 0, 48, gold)
    p.line(circle(0, 0, 34), shade, 7)
    p.box(-46, -92, 92, 66, s.tone('#bfe3ee', 0, 1), { r: 6 })
    p.box(-210, 210, 76, 96, s.tone('#bfe3ee', 0, 1), { r: 6 })
    p.line('M60 236L330 176', shade, 62)
    p.line('M60 232L320 174', gold, 46)
    p.line('M320 174L352 166', shade, 74)
  })
  p.glow(600, 460, 420, light.lamp, 0.22)
}
