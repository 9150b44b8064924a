import { mix } from '../paper/colour.ts'
import type { Scene } from '../paper/scene.ts'

/** A mirror that shows a blurred part of the room and its light. */
export function mirror(
  s: Scene,
  x: number,
  y: number,
  w: number,
  h: number,
  form: 'round' | 'arch' | 'square',
  frame: string,
): void {
  const { p, light } = s
  const arch = (pad: number) =>
    `M${x - w / 2 - pad} ${y + h + pad}L${x - w / 2 - pad} ${y + w / 2}Q${x - w / 2 - pad} ${y - pad} ${x} ${y - pad}Q${x + w / 2 + pad} ${y - pad} ${x + w / 2 + pad} ${y + w / 2}L${x + w / 2 + pad} ${y + h + pad}Z`
  const glass = p.gradient({
    round: false,
    from: [0, 0],
    to: [0.7, 1],
    stops: [
      [0, mix(light.sky[2], '#ffffff', 0.35)],
      [0.45, mix(s.tone(s.accents.pale, 0, 0.8), light.sky[1], 0.4)],
      [1, mix(s.tone(s.accents.pale, 0, 0.3), light.sky[0], 0.35)],
    ],
  })
  if (form === 'round') {
    p.oval(x + 4, y + h / 2 + 8, w / 2 + 10, h / 2 + 10, light.shadow, 0.2)
    p.oval(x, y + h / 2, w / 2 + 9, h / 2 + 9, s.tone(frame, 0, 0.9))
    p.oval(x, y + h / 2, w / 2, h / 2, glass)
  } else if (form === 'arch') {
    p.path(arch(9), s.tone(frame, 0, 0.9))
    p.path(arch(0), glass)
  } else {
    p.box(x - w / 2 - 9, y - 9, w + 18, h + 18, s.tone(frame, 0, 0.9), { r: 12 })
    p.box(x - w / 2, y, w, h, glass, { r: 6 })
  }
  p.path(
    `M${x - w * 0.3} ${y + h * 0.7}L${x + w * 0.06} ${y + h * 0.16}L${x + w * 0.18} ${y + h * 0.16}L${x - w * 0.18} ${y + h * 0.7}Z`,
    '#ffffff',
    0.28,
  )
}
