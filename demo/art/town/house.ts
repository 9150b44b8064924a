import { lighten } from '../paper/colour.ts'
import type { Rng } from '../paper/random.ts'
import type { Scene } from '../paper/scene.ts'
import { door } from './door.ts'
import { crown, type House } from './roof.ts'
import { shopfront } from './shopfront.ts'
import { pane } from './window.ts'

const ROOFS = ['#b5654a', '#a4553f', '#8a5a4a', '#6d5a5c', '#c07a54'] as const

const SHUTTERS = ['#4f7a78', '#5f7f52', '#7a4a44', '#3f5f80', '#d8c3a0'] as const

/** The front of one town house. */
export function house(
  s: Scene,
  { x, y, w, h, wall, depth = 0, roof, shape, shop = false, r = s.r }: House,
): void {
  const { p } = s
  const form = shape ?? r.pick(['gable', 'eaves', 'eaves', 'flat', 'steps'] as const)
  const tiles = roof ?? r.pick(ROOFS)
  const fromLeft = s.sun.x < x + w / 2
  const [lit, shade] = [s.tone(lighten(wall, 0.02), depth, 0.95), s.tone(wall, depth, 0.45)]
  const top = y - h
  crown(s, { x, top, w, tiles, wall, form, depth, r })
  p.box(x, top, w, h, fromLeft ? p.across(lit, shade) : p.across(shade, lit))
  p.box(x, y - h * 0.25, w, h * 0.25, p.down([0, s.light.shadow, 0], [1, s.light.shadow, 0.28]))
  p.box(x - 2, top - 2, w + 4, Math.max(3, w * 0.035), s.tone('#f3e9d8', depth, 0.8))
  p.box(x, top + Math.max(3, w * 0.035) - 2, w, Math.max(4, w * 0.05), s.light.shadow, { opacity: 0.22 })
  windows(s, { x, y, w, h, depth, shop, r })
}

function windows(
  s: Scene,
  {
    x,
    y,
    w,
    h,
    depth,
    shop,
    r,
  }: { x: number; y: number; w: number; h: number; depth: number; shop: boolean; r: Rng },
): void {
  const columns = Math.max(1, Math.min(4, Math.round(w / 62)))
  const ground = shop ? Math.min(h * 0.42, w * 0.75) : Math.min(h * 0.3, w * 0.5)
  const rows = Math.max(1, Math.round((h - ground) / (w / columns) / 1.15))
  const [stepX, stepY] = [w / columns, (h - ground) / rows]
  const [ww, wh] = [stepX * 0.34, Math.min(stepY * 0.58, stepX * 0.72)]
  const shutters = r.chance(0.6) ? r.pick(SHUTTERS) : undefined
  const arched = r.chance(0.25)
  const blooms = r.chance(0.3) ? r.pick(['#e2617a', '#f0a04b', '#d94f4f']) : undefined
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      pane(s, {
        x: x + stepX * (column + 0.5) - ww / 2,
        y: y - h + row * stepY + stepY * 0.24,
        w: ww,
        h: wh,
        depth,
        shutters,
        arched,
        flowers: row > 0 ? blooms : undefined,
      })
    }
  }
  if (shop) shopfront(s, { x, y, w, h: ground, depth, r })
  else
    door(
      s,
      x + w * (columns % 2 ? 0.5 : 0.32),
      y,
      Math.min(ground * 0.42, 40),
      ground * 0.86,
      r.pick(SHUTTERS),
      depth,
    )
}
