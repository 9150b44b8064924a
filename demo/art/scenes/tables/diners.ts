import { glass } from '../../festive/glass.ts'
import { candle } from '../../indoors/candle.ts'
import { chair } from '../../indoors/chair.ts'
import { roundTable } from '../../indoors/round-table.ts'
import type { Scene } from '../../paper/scene.ts'
import { figure } from '../../people/figure.ts'

export function diners(s: Scene, x: number, y: number, size: number, name: string): void {
  const wood = '#b07f50'
  chair(s, { x: x - size * 0.62, y, scale: size / 190, colour: wood })
  chair(s, { x: x + size * 0.62, y, scale: size / 190, colour: wood, flip: true })
  figure(s, {
    x: x - size * 0.58,
    y: y - size * 0.5,
    tall: size * 1.3,
    pose: 'sit',
    r: s.own.fork(`${name} left`),
    shadow: false,
  })
  figure(s, {
    x: x + size * 0.58,
    y: y - size * 0.5,
    tall: size * 1.3,
    pose: 'sit',
    flip: true,
    r: s.own.fork(`${name} right`),
    shadow: false,
  })
  roundTable(s, { x, y, w: size * 0.95, h: size * 0.66, colour: '#fbf4e8' })
  candle(s, x, y - size * 0.66, size * 0.12)
  glass(s, x - size * 0.2, y - size * 0.65, size * 0.22, s.accents.main)
  glass(s, x + size * 0.22, y - size * 0.65, size * 0.22, s.accents.main)
}
