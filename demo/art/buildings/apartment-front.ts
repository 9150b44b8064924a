import { lighten } from '../paper/colour.ts'
import { lamplit, type Scene } from '../paper/scene.ts'
import { shopfront } from '../town/shopfront.ts'
import { pane } from '../town/window.ts'
import { balcony } from './balcony.ts'

/** The front of an apartment house with balconies. */
export function apartmentFront(outside: Scene, x: number, y: number, w: number, floors: number): void {
  const s = lamplit(outside, 0.3)
  const { p } = s
  const wall = s.own
    .fork('wall')
    .pick(['#f3d9b1', '#eebd94', '#e8a58a', '#f1e3cc', '#c9d6c3', '#e9c8bd', '#b9cdd4', s.accents.pale])
  const floor = w * 0.36
  const ground = w * 0.3
  const top = y - ground - floors * floor
  const left = x - w / 2
  const fromLeft = s.sun.x < x
  const [lit, shade] = [s.tone(lighten(wall, 0.02), 0, 1), s.tone(wall, 0, 0.5)]
  p.box(left, top, w, y - top, fromLeft ? p.across(lit, shade) : p.across(shade, lit))
  p.box(
    left - w * 0.03,
    top - w * 0.05,
    w * 1.06,
    w * 0.055,
    p.down(s.tone('#fbf3e3', 0, 1), s.tone('#cfc0a8', 0, 0.5)),
  )
  p.box(left, top + w * 0.005, w, w * 0.04, s.light.shadow, { opacity: 0.25 })
  const shutters = s.own.fork('shutters').pick(['#4f7a78', '#5f7f52', '#7a4a44', '#3f5f80', s.accents.main])
  for (let i = 0; i < floors; i += 1) {
    const foot = top + (i + 1) * floor
    for (const at of [0.13, 0.43, 0.73])
      pane(s, { x: left + w * at, y: foot - floor * 0.74, w: w * 0.14, h: floor * 0.66, shutters })
    balcony(s, left + w * 0.05, foot - 6, w * 0.9, floor)
  }
  shopfront(s, { x: left, y, w, h: ground, r: s.own.fork('shop') })
}
