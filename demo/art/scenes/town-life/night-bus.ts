import { streetLamp } from '../../festive/street-lamp.ts'
import { sky } from '../../nature/sky.ts'
import { lamplit, type Scene, WIDTH } from '../../paper/scene.ts'
import { passers } from '../../people/passers.ts'
import { row } from '../../town/row.ts'

/** A lit bus in a street, people at the stop. */
export function nightBus(s: Scene): void {
  const { p } = s
  sky(s, { horizon: 520 })
  row(s, { y: 660, width: 190, height: 330, depth: 0.14, shops: 5 })
  p.box(0, 650, WIDTH, 260, p.down(s.tone('#8f8a88', 0, 0.7), s.tone('#5f5b5e', 0, 0.4)))
  for (let x = 30; x < WIDTH; x += 150) p.box(x, 846, 80, 8, s.tone('#f3ead2', 0, 0.9))
  const n = lamplit(s, 0.6)
  p.oval(560, 806, 420, 24, s.light.shadow, 0.4)
  const paint = s.own.fork('bus').pick(['#c8452f', '#2f7a8a', '#d98a2a'])
  p.box(160, 480, 800, 310, p.down(n.tone(paint, 0, 1), n.tone(paint, 0, 0.6)), { r: 30 })
  p.box(160, 660, 800, 26, n.tone('#fbf4e6', 0, 1))
  const glass = s.lamps ? p.down('#fff3cf', s.light.lamp) : n.tone('#9fc0c8', 0, 0.9)
  for (let i = 0; i < 5; i += 1) p.box(200 + i * 128, 526, 112, 110, glass, { r: 8 })
  p.box(846, 520, 96, 240, glass, { r: 8 })
  p.box(892, 520, 6, 240, n.tone('#3f4450', 0, 0.8))
  p.box(520, 492, 220, 26, '#221c20', { r: 5 })
  for (let i = 0; i < 9; i += 1) p.box(536 + i * 22, 499, 12, 12, '#f6c453', { r: 2 })
  for (const x of [310, 790]) {
    p.disc(x, 792, 54, n.tone('#2f2b30', 0, 0.8))
    p.disc(x, 792, 24, n.tone('#b9bfc6', 0, 0.9))
  }
  if (s.lamps) {
    p.glow(980, 740, 240, s.light.lamp, 0.9)
    p.glow(560, 580, 520, s.light.lamp, 0.35, 200)
  }
  p.disc(958, 740, 16, s.lamps ? '#fff3cf' : n.tone('#fbf4e6', 0, 1))
  streetLamp(s, 1080, 800, 470)
  passers(n, { y: 870, tall: 210, count: 3, from: 860, to: 1160, poses: ['stand'] })
}
