import { mix } from '../paper/colour.ts'
import type { Scene } from '../paper/scene.ts'
import { type Outlook, outlook } from './outlook.ts'

export interface Opening {
  x: number
  y: number
  w: number
  h: number
  view: Outlook
  bars?: number
  frame?: string
  arched?: boolean
}

/** A window seen from inside. */
export function opening(
  s: Scene,
  { x, y, w, h, view, bars = 2, frame = '#f8f2e6', arched = false }: Opening,
): void {
  const { p } = s
  const bow = arched ? Math.min(h * 0.34, w * 0.5) : 0
  const shape = (pad: number) =>
    `M${x - pad} ${y + h + pad}L${x - pad} ${y + bow}Q${x - pad} ${y - pad} ${x + w / 2} ${y - pad}Q${x + w + pad} ${y - pad} ${x + w + pad} ${y + bow}L${x + w + pad} ${y + h + pad}Z`
  const square = (pad: number) =>
    `M${x - pad} ${y - pad}L${x + w + pad} ${y - pad}L${x + w + pad} ${y + h + pad}L${x - pad} ${y + h + pad}Z`
  const form = arched ? shape : square
  const wood = s.tone(frame, 0, 0.9)
  p.path(form(12), mix(wood, s.light.shadow, 0.12))
  p.group({ clip: form(0) }, () => {
    const scale = Math.max(w / 1200, h / 900)
    p.group({ x: x + w / 2 - 600 * scale, y: y + h / 2 - 450 * scale, scale }, () => outlook(s, view))
    p.path(form(0), p.down([0, '#ffffff', 0.12], [0.5, '#ffffff', 0], [1, '#ffffff', 0.08]))
  })
  for (let i = 1; i < bars; i += 1) p.box(x + (w * i) / bars - 4, y, 8, h, wood)
  p.box(x, y + h * 0.38, w, 6, wood)
  p.line(form(4), wood, 9)
  p.box(x - 26, y + h + 10, w + 52, 14, s.tone(frame, 0, 1))
  p.box(x - 26, y + h + 24, w + 52, 10, s.light.shadow, { opacity: 0.16 })
}
