import { indoors } from '../../indoors/indoors.ts'
import { shelf } from '../../indoors/shelf.ts'
import { lighten } from '../../paper/colour.ts'
import type { Scene } from '../../paper/scene.ts'
import { figure } from '../../people/figure.ts'
import { circle } from '../../vehicles/wheel.ts'

/** A robot of tins and springs on a bench, with its two builders. */
export function robot(outside: Scene): void {
  const s = indoors(outside)
  const { p, accents, light } = s
  p.box(0, 0, 1200, 720, p.down(s.tone('#dfe6d6', 0, 0.7), s.tone('#eef0e2', 0, 1)))
  for (const y of [220, 400]) {
    shelf({ ...s, r: s.r.fork(`l${y}`) }, 40, y, 300, 120, 'mixed')
    shelf({ ...s, r: s.r.fork(`r${y}`) }, 860, y, 300, 120, 'bottles')
  }
  figure(s, { x: 230, y: 850, tall: 470, pose: 'reach', r: s.own.fork('child') })
  figure(s, { x: 1000, y: 880, tall: 600, pose: 'reach', flip: true, r: s.own.fork('parent') })
  p.box(0, 720, 1200, 190, p.down(s.tone('#c9955f', 0, 1), s.tone('#8a5c38', 0, 0.4)))
  p.oval(600, 740, 240, 26, light.shadow, 0.35)
  tin(s, 430, 420, 340, 270, accents.main)
  for (const k of [-1, 1]) {
    p.line(`M${600 + k * 170} 460${spring(k)}`, s.tone('#8f9aa3', 0, 0.9), 13)
    p.path(
      `M${600 + k * 300} 520C${600 + k * 340} 490 ${600 + k * 360} 560 ${600 + k * 310} 580C${600 + k * 330} 556 ${600 + k * 320} 540 ${600 + k * 300} 550Z`,
      s.tone('#6b7680', 0, 0.9),
    )
    tin(s, 600 + k * 90 - 46, 690, 92, 60, accents.third)
  }
  p.line('M600 210L600 140', s.tone('#8f9aa3', 0, 0.9), 9)
  p.disc(600, 130, 24, s.tone('#ff5a4a', 0, 1))
  p.glow(600, 130, 90, '#ff8a6a', 0.7)
  tin(s, 460, 200, 280, 200, '#c9d0d4')
  for (const k of [-1, 1]) {
    p.disc(600 + k * 66, 286, 46, s.tone('#3a4048', 0, 0.6))
    p.disc(600 + k * 66, 286, 34, s.tone('#ffe27a', 0, 1))
    p.disc(600 + k * 66 + 6, 290, 15, s.tone('#26242c', 0, 0.5))
  }
  p.box(530, 350, 140, 24, s.tone('#3a4048', 0, 0.6), { r: 10 })
  for (let i = 0; i < 6; i += 1) p.box(540 + i * 22, 354, 12, 16, s.tone('#f6f2e6', 0, 1))
  p.line(circle(600, 540, 56), s.tone('#fbf4e2', 0, 1), 13)
  p.line('M600 540L634 506', s.tone('#fbf4e2', 0, 1), 10)
  for (const [x, y] of [
    [340, 820],
    [720, 850],
    [850, 800],
  ] as const)
    p.line(circle(x, y, 26), s.tone('#8f9aa3', 0, 0.9), 12)
}

const spring = (k: number) =>
  Array.from(
    { length: 7 },
    (_, i) => `L${600 + k * (180 + i * 18)} ${470 + i * 8 + (i % 2 ? 26 : -26)}`,
  ).join('')

function tin({ p, tone }: Scene, x: number, y: number, w: number, h: number, colour: string): void {
  p.box(
    x,
    y,
    w,
    h,
    p.across(tone(lighten(colour, -0.08), 0, 0.5), tone(lighten(colour, 0.08), 0, 1), tone(colour, 0, 0.7)),
    { r: 18 },
  )
  for (const at of [0.1, 0.84]) p.box(x, y + h * at, w, h * 0.05, tone('#f6f2e6', 0, 0.9), { opacity: 0.6 })
}
