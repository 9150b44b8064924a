import { lighten, mix } from '../../paper/colour.ts'
import type { Scene } from '../../paper/scene.ts'

export function cake({ p, tone }: Scene, x: number, y: number, size: number, colour: string): void {
  p.box(x - 10, y - 46, 20, 46, tone('#f3ece0', 0, 0.7))
  p.oval(x, y - 48, size * 0.62, 12, tone('#fbf6ec', 0, 1))
  for (const [w, h, at] of [
    [0.5, 0.34, 0],
    [0.36, 0.3, 0.34],
    [0.22, 0.24, 0.64],
  ] as const) {
    const top = y - 54 - (at + h) * size
    p.box(
      x - size * w,
      top,
      size * w * 2,
      size * h,
      p.across(tone(colour, 0, 0.6), tone(lighten(colour, 0.06), 0, 1), tone(colour, 0, 0.7)),
      { r: 6 },
    )
    for (let i = 0; i < 5; i += 1)
      p.disc(x - size * w + (i + 0.5) * size * w * 0.4, top + 4, size * 0.07, tone('#fffaf0', 0, 1))
  }
  p.disc(x, y - 54 - size * 0.94, size * 0.07, tone('#c93b4b', 0, 1))
}

export function hat({ p, tone, light }: Scene, x: number, y: number, size: number, colour: string): void {
  p.line(`M${x} ${y}L${x} ${y - size}`, tone('#5b463a', 0, 0.6), 6)
  p.oval(x, y - 4, 36, 7, tone('#5b463a', 0, 0.5))
  p.path(
    `M${x - size * 0.42} ${y - size}C${x - size * 0.44} ${y - size * 1.7} ${x + size * 0.44} ${y - size * 1.7} ${x + size * 0.42} ${y - size}Z`,
    p.across(tone(colour, 0, 0.5), tone(lighten(colour, 0.05), 0, 1), tone(colour, 0, 0.6)),
  )
  p.box(
    x - size * 0.42,
    y - size * 1.14,
    size * 0.84,
    size * 0.14,
    mix(tone(colour, 0, 0.3), light.shadow, 0.3),
  )
  p.oval(
    x,
    y - size,
    size * 0.8,
    size * 0.12,
    p.across(tone(colour, 0, 0.6), tone(lighten(colour, 0.05), 0, 1)),
  )
}
