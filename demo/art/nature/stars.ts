import { mix } from '../paper/colour.ts'
import { type Scene, WIDTH } from '../paper/scene.ts'

export function stars({ p, r: all, light, own }: Scene, horizon: number): void {
  const r = all.fork('stars')
  const bandIsSeen = own.fork('milky way').chance(0.5)
  if (bandIsSeen) milkyWay(p, own.fork('milky way lies').between(-40, 40), mix(light.haze, light.sun, 0.3))
  for (let i = 0; i < 130; i += 1) {
    const y = r.next() ** 1.4 * horizon * 0.92
    const size = r.chance(0.08) ? r.between(2, 3) : r.between(0.8, 1.6)
    p.disc(
      r.between(0, WIDTH),
      y,
      size,
      mix('#ffffff', light.glow, r.next()),
      (1 - y / horizon) * r.between(0.5, 1),
    )
  }
}

function milkyWay(p: Scene['p'], rotate: number, colour: string): void {
  p.group({ x: 600, y: 240, rotate }, () => {
    p.glow(0, 0, 900, colour, 0.3, 120)
    p.glow(-120, 10, 500, colour, 0.3, 60)
  })
}
