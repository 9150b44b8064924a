import { lighten } from '../../paper/colour.ts'
import { num, poly } from '../../paper/curve.ts'
import type { Scene } from '../../paper/scene.ts'

/** A parcel with a ribbon. */
export function parcel(
  s: Scene,
  x: number,
  y: number,
  w: number,
  h: number,
  paper: string,
  ribbon: string,
): void {
  const { p, light } = s
  p.oval(x, y + 4, w * 0.66, h * 0.1, light.shadow, 0.35)
  const side = s.sun.x < x ? 1 : -1
  p.path(
    poly([x - w / 2, y - h], [x + w / 2, y - h], [x + w / 2, y], [x - w / 2, y]),
    side > 0
      ? p.across(s.tone(lighten(paper, 0.04), 0, 1), s.tone(paper, 0, 0.55))
      : p.across(s.tone(paper, 0, 0.55), s.tone(lighten(paper, 0.04), 0, 1)),
  )
  p.path(
    poly(
      [x - w * 0.44, y - h - w * 0.16],
      [x + w * 0.44, y - h - w * 0.16],
      [x + w * 0.53, y - h],
      [x - w * 0.53, y - h],
    ),
    s.tone(lighten(paper, 0.07), 0, 1),
  )
  p.box(x - w * 0.53, y - h, w * 1.06, h * 0.14, s.tone(paper, 0, 0.75))
  const band = p.across(s.tone(ribbon, 0, 0.6), s.tone(lighten(ribbon, 0.06), 0, 1), s.tone(ribbon, 0, 0.7))
  p.box(x - w * 0.075, y - h, w * 0.15, h, band)
  p.path(
    poly(
      [x - w * 0.06, y - h - w * 0.16],
      [x + w * 0.06, y - h - w * 0.16],
      [x + w * 0.08, y - h],
      [x - w * 0.08, y - h],
    ),
    s.tone(lighten(ribbon, 0.08), 0, 1),
  )
  const top = y - h - w * 0.1
  for (const k of [-1, 1]) {
    p.path(
      `M${num(x)} ${num(top)}C${num(x + k * w * 0.16)} ${num(top - w * 0.36)} ${num(x + k * w * 0.46)} ${num(top - w * 0.3)} ${num(x + k * w * 0.4)} ${num(top - w * 0.1)}C${num(x + k * w * 0.34)} ${num(top + w * 0.04)} ${num(x + k * w * 0.12)} ${num(top + w * 0.04)} ${num(x)} ${num(top)}Z`,
      s.tone(ribbon, 0, k === side ? 0.55 : 1),
    )
    p.path(
      `M${num(x + k * w * 0.06)} ${num(top - w * 0.03)}C${num(x + k * w * 0.16)} ${num(top - w * 0.2)} ${num(x + k * w * 0.32)} ${num(top - w * 0.2)} ${num(x + k * w * 0.32)} ${num(top - w * 0.1)}C${num(x + k * w * 0.28)} ${num(top - w * 0.02)} ${num(x + k * w * 0.14)} ${num(top)} ${num(x + k * w * 0.06)} ${num(top - w * 0.03)}Z`,
      s.tone(lighten(ribbon, -0.1), 0, 0.3),
      0.7,
    )
    p.path(
      `M${num(x)} ${num(top)}C${num(x + k * w * 0.1)} ${num(top + w * 0.1)} ${num(x + k * w * 0.3)} ${num(top + w * 0.1)} ${num(x + k * w * 0.36)} ${num(top + w * 0.26)}L${num(x + k * w * 0.24)} ${num(top + w * 0.26)}C${num(x + k * w * 0.18)} ${num(top + w * 0.16)} ${num(x + k * w * 0.06)} ${num(top + w * 0.12)} ${num(x)} ${num(top)}Z`,
      s.tone(ribbon, 0, 0.8),
    )
  }
  p.oval(x, top, w * 0.07, w * 0.06, s.tone(lighten(ribbon, 0.04), 0, 0.9))
}
