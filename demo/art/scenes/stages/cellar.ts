import { band } from '../../festive/band.ts'
import { shaft } from '../../festive/shaft.ts'
import { candle } from '../../indoors/candle.ts'
import { indoors } from '../../indoors/indoors.ts'
import { roundTable } from '../../indoors/round-table.ts'
import { mix } from '../../paper/colour.ts'
import { poly } from '../../paper/curve.ts'
import { HEIGHT, type Scene, WIDTH } from '../../paper/scene.ts'
import { crowd } from '../../people/crowd.ts'

/** A cellar with a curtain and three musicians. */
export function cellar(outside: Scene): void {
  const s = indoors(outside)
  const { p, light, accents } = s
  const cloth = s.own.fork('cloth').pick([accents.main, '#8f2f3c', accents.deep, accents.third])
  p.box(0, 0, WIDTH, HEIGHT, p.down(mix(cloth, '#140a12', 0.55), mix(cloth, '#140a12', 0.75)))
  for (let i = 0; i < 22; i += 1)
    p.box(
      i * 56 - 10,
      -10,
      58,
      640,
      p.across(mix(cloth, '#140a12', 0.2), mix(cloth, '#140a12', 0.66), mix(cloth, '#140a12', 0.4)),
    )
  p.glow(600, 380, 560, mix(light.lamp, accents.second, 0.3), 0.75, 430)
  for (const [x, to] of [
    [250, 480],
    [600, 600],
    [950, 720],
  ] as const)
    shaft(s, x, -10, to, 640, 130, light.lamp, 0.5)
  p.path(
    poly([-10, 600], [WIDTH + 10, 600], [WIDTH + 10, HEIGHT], [-10, HEIGHT]),
    p.down('#8a5a3c', '#2a1715'),
  )
  p.oval(600, 640, 470, 56, light.lamp, 0.4)
  band(s, 650, 330, 240, 0.25)
  for (const [x, y, w] of [
    [170, 900, 300],
    [1050, 890, 320],
    [620, 940, 280],
  ] as const) {
    roundTable(s, { x, y, w, h: 120, colour: '#5d3a2a' })
    candle(s, x - 20, y - 116, 46)
  }
  crowd(s, { y: 860, size: 130, rim: mix(light.lamp, cloth, 0.35), raised: 0, rows: 1, colour: '#140a10' })
}
