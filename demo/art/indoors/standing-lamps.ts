import { mix } from '../paper/colour.ts'
import type { Scene } from '../paper/scene.ts'
import { contact } from './seat.ts'

export function floorLamp(s: Scene, x: number, y: number, tall: number, colour: string): void {
  const { p, light, lamps } = s
  contact(s, x, y, 46, 0.35)
  p.line(`M${x} ${y}L${x} ${y - tall}`, s.tone('#4a403a', 0, 0.7), 5)
  p.oval(x, y - 3, 32, 6, s.tone('#4a403a', 0, 0.6))
  p.glow(x, y - tall, tall * (lamps ? 0.8 : 0.45), light.lamp, lamps ? 0.75 : 0.3)
  shade(s, x, y - tall, tall * 0.13, colour)
}

export function tableLamp(s: Scene, x: number, y: number, size: number, colour: string): void {
  const { p, light, lamps } = s
  p.glow(x, y - size, size * (lamps ? 3 : 1.6), light.lamp, lamps ? 0.75 : 0.3)
  p.path(
    `M${x - size * 0.14} ${y - size * 0.8}Q${x - size * 0.42} ${y - size * 0.25} ${x - size * 0.16} ${y}L${x + size * 0.16} ${y}Q${x + size * 0.42} ${y - size * 0.25} ${x + size * 0.14} ${y - size * 0.8}Z`,
    p.across(s.tone('#cfc2b0', 0, 0.6), s.tone('#f4ecdf', 0, 1)),
  )
  shade(s, x, y - size, size * 0.42, colour)
}

function shade({ p, light, lamps, tone }: Scene, x: number, y: number, half: number, colour: string): void {
  const cloth = lamps
    ? p.down(mix(light.lamp, colour, 0.35), mix(light.lamp, '#ffffff', 0.45))
    : p.across(tone(colour, 0, 0.7), tone(colour, 0, 1))
  p.path(
    `M${x - half * 0.66} ${y - half * 0.8}L${x + half * 0.66} ${y - half * 0.8}L${x + half} ${y + half * 0.55}L${x - half} ${y + half * 0.55}Z`,
    cloth,
  )
}
