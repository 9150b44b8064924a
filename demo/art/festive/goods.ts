import { lighten } from '../paper/colour.ts'
import type { Scene } from '../paper/scene.ts'

export interface Stall {
  x: number
  y: number
  w: number
  cloth: string
  goods?: 'fruit' | 'flowers' | 'bread' | 'crafts'
}

const GOODS = [
  ['#e0532f', '#c83d2c', '#ef7a3c'],
  ['#f2a93b', '#f6c453', '#e38a2a'],
  ['#7fa844', '#5d8c3c', '#a4c25e'],
  ['#8a3f63', '#6c3358', '#b35b82'],
  ['#f0d36b', '#e8b94a', '#f7e39a'],
  ['#d96a7e', '#f0a1a8', '#c14f68'],
] as const

/** A crate of fruit, seen from the front. */
export function crate(
  s: Scene,
  x: number,
  y: number,
  w: number,
  goods: readonly string[] = s.r.pick(GOODS),
): void {
  const { p, r } = s
  const h = w * 0.42
  const size = w * 0.1
  for (let line = 0; line < 3; line += 1) {
    for (let i = 0; i < 6 - line; i += 1) {
      const [cx, cy] = [
        x + w * (0.1 + line * 0.08) + i * w * 0.16 + r.between(-2, 2),
        y - h - line * size * 0.9 + size * 0.35,
      ]
      const colour = r.pick(goods)
      p.disc(
        cx,
        cy,
        size,
        p.out(
          [
            [0, s.tone(lighten(colour, 0.1), 0, 1)],
            [1, s.tone(colour, 0, 0.55)],
          ],
          [0.4, 0.32],
          0.7,
        ),
      )
    }
  }
  p.box(x, y - h, w, h, p.down(s.tone('#c99a63', 0, 0.9), s.tone('#96683c', 0, 0.5)), { r: 2 })
  for (const t of [0.34, 0.68])
    p.box(x, y - h + h * t, w, Math.max(1.5, h * 0.06), s.tone('#6a4628', 0, 0.4), { opacity: 0.6 })
  for (const t of [0.03, 0.9]) p.box(x + w * t, y - h, w * 0.07, h, s.tone('#b5864f', 0, 0.8))
}

export function wares(
  s: Scene,
  goods: NonNullable<Stall['goods']>,
  left: number,
  y: number,
  w: number,
): void {
  const all = { fruit, flowers: bunches, bread: loaves, crafts: vases }
  all[goods](s, left, y, w)
}

function fruit(s: Scene, left: number, y: number, w: number): void {
  for (let i = 0; i < 4; i += 1) crate(s, left + w * (0.03 + i * 0.24), y, w * 0.22)
}

function bunches({ p, r, tone, accents }: Scene, left: number, y: number, w: number): void {
  for (let i = 0; i < 7; i += 1) {
    const x = left + w * (0.08 + i * 0.14)
    const colour = r.pick([accents.main, accents.second, accents.pale, '#d96a7e', '#8d6bb0'])
    for (let k = 0; k < 9; k += 1) {
      const [dx, dy] = [r.between(-0.05, 0.05) * w, w * r.between(0.09, 0.2)]
      p.disc(x + dx, y - dy, w * r.between(0.014, 0.022), tone(k % 3 ? colour : '#6f9a5b', 0, 1))
    }
    p.path(
      `M${x - w * 0.045} ${y - w * 0.1}L${x + w * 0.045} ${y - w * 0.1}L${x + w * 0.03} ${y}L${x - w * 0.03} ${y}Z`,
      tone(i % 2 ? '#a9b4b8' : '#c58a5c', 0, 0.85),
    )
  }
}

function loaves({ p, tone }: Scene, left: number, y: number, w: number): void {
  const crust = p.out([tone('#eec27d', 0, 1), tone('#b3763a', 0, 0.8)], [0.45, 0.3], 0.7)
  for (let i = 0; i < 8; i += 1)
    p.oval(left + w * (0.08 + i * 0.12), y - w * (i % 2 ? 0.035 : 0.06), w * 0.07, w * 0.042, crust)
}

function vases({ p, r, tone, accents }: Scene, left: number, y: number, w: number): void {
  for (let i = 0; i < 9; i += 1) {
    const [x, tall] = [left + w * (0.07 + i * 0.105), w * r.between(0.06, 0.15)]
    const colour = r.pick([accents.main, accents.second, accents.third, accents.pale, '#b98a5f'])
    p.path(
      `M${x - tall * 0.2} ${y - tall}L${x + tall * 0.2} ${y - tall}Q${x + tall * 0.55} ${y - tall * 0.4} ${x + tall * 0.26} ${y}L${x - tall * 0.26} ${y}Q${x - tall * 0.55} ${y - tall * 0.4} ${x - tall * 0.2} ${y - tall}Z`,
      p.across(tone(colour, 0, 0.5), tone(lighten(colour, 0.05), 0, 1)),
    )
  }
}
