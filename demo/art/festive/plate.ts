import { blade } from '../nature/blade.ts'
import { leafy } from '../nature/tree.ts'
import { lighten, mix } from '../paper/colour.ts'
import { num } from '../paper/curve.ts'
import type { Scene } from '../paper/scene.ts'
import { circle } from '../vehicles/wheel.ts'

/** A plate with food from above. */
export function plate(s: Scene, x: number, y: number, size: number): void {
  const { p, r, light } = s
  const glaze = r.pick(['#fbf6ec', '#f3e6d2', '#dfe6e4', s.accents.pale, '#3f4a55'])
  p.oval(x + size * 0.06, y + size * 0.09, size * 1.02, size * 1.02, light.shadow, 0.3)
  p.disc(x, y, size, p.out([s.tone(glaze, 0, 0.85), s.tone(lighten(glaze, 0.02), 0, 1)], [0.4, 0.4], 0.6))
  p.line(circle(x, y, size * 0.72), s.tone(lighten(glaze, -0.08), 0, 0.7), size * 0.02, 0.6)
  const dish = r.pick(['salad', 'round', 'bowl', 'fruit', 'fish'] as const)
  if (dish === 'salad') salad(s, x, y, size * 0.62)
  else if (dish === 'round') pizza(s, x, y, size * 0.8)
  else if (dish === 'bowl') soup(s, x, y, size * 0.66)
  else if (dish === 'fruit')
    for (let i = 0; i < 11; i += 1)
      p.disc(
        x + r.between(-0.45, 0.45) * size,
        y + r.between(-0.45, 0.45) * size,
        size * r.between(0.09, 0.16),
        s.tone(r.pick(['#c93b4b', '#7d3a66', '#f0a63a', '#8fb24a', '#e8688a']), 0, r.between(0.7, 1)),
      )
  else fish(s, x, y, size)
}

function salad({ p, r, tone }: Scene, x: number, y: number, size: number): void {
  for (let i = 0; i < 22; i += 1)
    p.path(
      blade(
        x + r.between(-0.6, 0.6) * size,
        y + r.between(-0.6, 0.6) * size,
        size * r.between(0.3, 0.6),
        r.between(0, 360),
        0.34,
      ),
      tone(r.pick(['#7fae4e', '#5d9143', '#a7c765', '#456f3c']), 0, r.between(0.6, 1)),
    )
  for (let i = 0; i < 9; i += 1)
    p.disc(
      x + r.between(-0.6, 0.6) * size,
      y + r.between(-0.6, 0.6) * size,
      size * r.between(0.08, 0.16),
      tone(r.pick(['#e0452f', '#f2b23a', '#fbf4e6', '#8a3f63']), 0, 1),
    )
}

function pizza({ p, r, tone }: Scene, x: number, y: number, size: number): void {
  p.path(leafy(r, x, y, size, size, 14), tone('#d29a55', 0, 0.9))
  p.path(leafy(r, x, y, size * 0.86, size * 0.86, 12), tone('#dd5c33', 0, 0.95))
  for (let i = 0; i < 8; i += 1)
    p.path(
      leafy(
        r,
        x + r.between(-0.55, 0.55) * size,
        y + r.between(-0.55, 0.55) * size,
        size * 0.2,
        size * 0.17,
        7,
      ),
      tone('#fdf0d2', 0, 1),
      0.92,
    )
  for (let i = 0; i < 6; i += 1)
    p.path(
      blade(
        x + r.between(-0.5, 0.5) * size,
        y + r.between(-0.5, 0.5) * size,
        size * 0.26,
        r.between(0, 360),
        0.36,
      ),
      tone('#4f8a3f', 0, 0.9),
    )
}

function soup({ p, r, tone, light }: Scene, x: number, y: number, size: number): void {
  const colour = r.pick(['#e58a2f', '#cf4a2e', '#8fae4c', '#f0c254'])
  p.disc(x, y, size, tone(lighten(colour, -0.12), 0, 0.5))
  p.disc(x, y + size * 0.05, size * 0.93, p.out([tone(lighten(colour, 0.06), 0, 1), tone(colour, 0, 0.85)]))
  p.line(
    `M${num(x - size * 0.4)} ${num(y)}Q${num(x)} ${num(y - size * 0.5)} ${num(x + size * 0.3)} ${num(y)}Q${num(x + size * 0.1)} ${num(y + size * 0.4)} ${num(x - size * 0.2)} ${num(y + size * 0.2)}`,
    tone('#fff2d8', 0, 1),
    size * 0.09,
    0.85,
  )
  for (let i = 0; i < 4; i += 1)
    p.path(
      blade(
        x + r.between(-0.3, 0.3) * size,
        y + r.between(-0.3, 0.3) * size,
        size * 0.3,
        r.between(0, 360),
        0.4,
      ),
      mix(tone('#5d9143', 0, 1), light.shadow, 0.1),
    )
}

function fish({ p, r, tone }: Scene, x: number, y: number, size: number): void {
  p.group({ x, y, rotate: r.between(0, 360) }, () => {
    p.path(
      `M${-size * 0.6} 0Q${-size * 0.1} ${-size * 0.32} ${size * 0.4} ${-size * 0.04}L${size * 0.66} ${-size * 0.2}L${size * 0.66} ${size * 0.2}L${size * 0.4} ${size * 0.04}Q${-size * 0.1} ${size * 0.32} ${-size * 0.6} 0Z`,
      p.down(tone('#8aa0aa', 0, 0.9), tone('#d9e2e4', 0, 1)),
    )
    for (let i = 0; i < 3; i += 1)
      p.disc(
        -size * 0.1 + i * size * 0.22,
        -size * 0.42 + (i % 2) * size * 0.05,
        size * 0.13,
        tone('#f5d24f', 0, 1),
      )
    for (let i = 0; i < 3; i += 1)
      p.path(
        blade(-size * 0.3 + i * size * 0.25, size * 0.4, size * 0.34, 150 + i * 30, 0.3),
        tone('#5d9143', 0, 0.9),
      )
  })
}
