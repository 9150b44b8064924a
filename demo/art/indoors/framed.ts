import { lighten } from '../paper/colour.ts'
import type { Scene } from '../paper/scene.ts'

/** A framed abstract picture: a sun, a hill, a form. */
export function framed(s: Scene, x: number, y: number, w: number, h: number): void {
  const { p, r, accents } = s
  p.box(x + 5, y + 7, w, h, s.light.shadow, { opacity: 0.22 })
  p.box(x, y, w, h, s.tone(r.pick(['#2f2c2c', '#b58b5e', '#f6f0e4']), 0, 0.85))
  const [ix, iy, iw, ih] = [x + w * 0.07, y + w * 0.07, w * 0.86, h - w * 0.14]
  p.box(ix, iy, iw, ih, s.tone('#fbf7ee', 0, 0.95))
  const [ax, ay, aw, ah] = [ix + iw * 0.12, iy + ih * 0.12, iw * 0.76, ih * 0.76]
  const [a, b, c] = [r.pick([accents.second, accents.pale]), accents.main, accents.third]
  p.group({ clip: `M${ax} ${ay}L${ax + aw} ${ay}L${ax + aw} ${ay + ah}L${ax} ${ay + ah}Z` }, () => {
    p.box(ax, ay, aw, ah, s.tone(lighten(a, 0.06), 0, 0.95))
    p.disc(
      ax + aw * r.between(0.25, 0.75),
      ay + ah * r.between(0.25, 0.5),
      aw * r.between(0.16, 0.28),
      s.tone(b, 0, 0.95),
    )
    p.path(
      `M${ax} ${ay + ah * 0.7}Q${ax + aw * 0.3} ${ay + ah * r.between(0.35, 0.6)} ${ax + aw * 0.6} ${ay + ah * 0.7}T${ax + aw} ${ay + ah * 0.6}L${ax + aw} ${ay + ah}L${ax} ${ay + ah}Z`.replace(
        'T',
        `Q${ax + aw * 0.8} ${ay + ah * 0.8} `,
      ),
      s.tone(c, 0, 0.85),
    )
  })
}
