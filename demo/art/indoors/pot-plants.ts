import { blade } from '../nature/blade.ts'
import { leafy } from '../nature/tree.ts'
import { lighten, mix } from '../paper/colour.ts'
import { num } from '../paper/curve.ts'
import type { Scene } from '../paper/scene.ts'
import { contact } from './seat.ts'

type Kind = 'broad' | 'upright' | 'round' | 'fern'

/** A plant in a pot. Its kind is random where none is given. */
export function potPlant(
  s: Scene,
  x: number,
  y: number,
  tall: number,
  pot: string = s.accents.pale,
  kind: Kind = s.r.pick(['broad', 'upright', 'round', 'fern'] as const),
): void {
  const { p } = s
  const [w, h] = [tall * 0.3, tall * 0.28]
  contact(s, x, y, w * 0.9, 0.35)
  const top = y - h
  if (kind === 'broad') broad(s, x, top, tall - h)
  else if (kind === 'upright') upright(s, x, top, tall - h)
  else if (kind === 'fern') fern(s, x, top, tall - h)
  else {
    p.line(`M${x} ${top}L${x} ${top - tall * 0.36}`, s.tone('#7a5a42', 0, 0.6), 6)
    p.path(
      leafy(s.r, x, top - tall * 0.45, tall * 0.24, tall * 0.26, 11),
      p.down(s.tone('#86ad6e', 0, 0.95), s.tone('#4a7350', 0, 0.4)),
    )
    for (let i = 0; i < 5; i += 1)
      p.path(
        leafy(
          s.r,
          x + s.r.between(-0.14, 0.14) * tall,
          top - tall * s.r.between(0.36, 0.62),
          tall * 0.06,
          tall * 0.05,
          6,
        ),
        s.tone('#a5c486', 0, 1),
        0.6,
      )
  }
  p.path(
    `M${num(x - w / 2)} ${num(top)}L${num(x + w / 2)} ${num(top)}L${num(x + w * 0.38)} ${num(y)}L${num(x - w * 0.38)} ${num(y)}Z`,
    p.across(s.tone(pot, 0, 0.55), s.tone(lighten(pot, 0.03), 0, 1), s.tone(pot, 0, 0.6)),
  )
  p.box(x - w * 0.55, top - h * 0.06, w * 1.1, h * 0.16, s.tone(pot, 0, 0.9), { r: 3 })
}

/** Large leaves with a vein, on bowed stems. */
function broad(s: Scene, x: number, y: number, tall: number): void {
  const { p, r } = s
  for (let i = 0; i < 9; i += 1) {
    const turn = -90 + (i - 4) * 19 + r.between(-6, 6)
    const long = tall * r.between(0.45, 0.68) * (1 - Math.abs(i - 4) * 0.05)
    const [dx, dy] = [Math.cos((turn * Math.PI) / 180) * long, Math.sin((turn * Math.PI) / 180) * long]
    const [tx, ty] = [x + dx, y + dy]
    p.line(
      `M${num(x)} ${num(y)}Q${num(x + dx * 0.3)} ${num(y + dy * 0.75)} ${num(tx)} ${num(ty)}`,
      s.tone('#567a4c', 0, 0.6),
      3,
    )
    const colour = s.tone(i % 2 ? '#5f9160' : '#457a56', 0, r.between(0.45, 1))
    const lean = turn + (i < 4 ? -28 : 28)
    p.path(blade(tx - dx * 0.08, ty - dy * 0.08, tall * r.between(0.34, 0.46), lean, 0.42), colour)
    p.line(
      `M${num(tx)} ${num(ty)}L${num(tx + Math.cos((lean * Math.PI) / 180) * tall * 0.32)} ${num(ty + Math.sin((lean * Math.PI) / 180) * tall * 0.32)}`,
      mix(colour, '#e8f0c8', 0.35),
      1.6,
    )
  }
}

function upright(s: Scene, x: number, y: number, tall: number): void {
  const { p, r } = s
  for (let i = 0; i < 8; i += 1) {
    const lean = (i - 3.5) * 7 + r.between(-3, 3)
    const long = tall * r.between(0.7, 1)
    p.path(
      blade(x + (i - 3.5) * tall * 0.02, y + 4, long, -90 + lean, 0.09),
      p.down(s.tone('#8fb27a', 0, 1), s.tone('#3f6a4c', 0, 0.5)),
    )
  }
}

function fern(s: Scene, x: number, y: number, tall: number): void {
  const { p, r } = s
  for (let i = 0; i < 13; i += 1) {
    const side = (i - 6) / 6
    const [ex, ey] = [x + side * tall * 0.75, y - tall * (0.75 - side * side * 0.6) * r.between(0.8, 1.1)]
    const [mx, my] = [x + side * tall * 0.3, y - tall * r.between(0.7, 0.95)]
    p.path(
      `M${num(x - 3)} ${num(y)}Q${num(mx)} ${num(my)} ${num(ex)} ${num(ey)}Q${num(mx + tall * 0.05)} ${num(my + tall * 0.12)} ${num(x + 3)} ${num(y)}Z`,
      s.tone(i % 3 ? '#6fa063' : '#4c7f58', 0, r.between(0.4, 1)),
    )
  }
}
