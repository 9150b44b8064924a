import { stall } from '../../festive/stall.ts'
import { stringLights } from '../../festive/string-lights.ts'
import { roundTree } from '../../nature/round-tree.ts'
import { sky } from '../../nature/sky.ts'
import { nth } from '../../paper/accents.ts'
import { HEIGHT, lamplit, type Scene, WIDTH } from '../../paper/scene.ts'
import { passers } from '../../people/passers.ts'
import { belfry } from '../../town/belfry.ts'
import { row } from '../../town/row.ts'

const cobbles = (s: Scene, y: number): void => {
  const { p, r } = s
  p.box(0, y, WIDTH, HEIGHT - y + 10, p.down(s.tone('#d6c5a8', 0, 0.9), s.tone('#a28f74', 0, 0.5)))
  for (let i = 0; i < 90; i += 1) {
    const t = r.next()
    p.oval(
      r.between(0, WIDTH),
      y + 6 + t * (HEIGHT - y),
      8 + t * 22,
      2 + t * 5,
      r.chance(0.5) ? s.tone('#b5a286', 0, 0.5) : s.tone('#e5d7bd', 0, 1),
      0.45,
    )
  }
  if (s.lamps) p.glow(600, y + 60, 700, s.light.lamp, 0.3, 160)
}

/** Stalls on the town's square. */
export function marketSquare(s: Scene): void {
  sky(s, { horizon: 520 })
  belfry(
    s,
    { x: s.own.fork('tower').between(300, 900), y: 640, tall: 560, depth: 0.34 },
    s.own.fork('cap').pick(['spire', 'dome']),
  )
  row(s, { y: 660, width: 180, height: 300, depth: 0.2, shops: 3 })
  cobbles(s, 650)
  for (const x of [80, 1120]) roundTree(s, { x, y: 690, tall: 430, depth: 0.08, leaf: '#84a35a' })
  const near = lamplit(s, 0.5)
  const cloths = [s.accents.main, s.accents.third, s.accents.second]
  for (const [i, x] of [250, 600, 950].entries()) stall(near, { x, y: 730, w: 270, cloth: nth(cloths, i) })
  passers(near, { y: 790, tall: 200, count: 6 })
  stall(near, { x: 40, y: 900, w: 460, cloth: s.accents.second, goods: 'fruit' })
  stall(near, { x: 1170, y: 900, w: 460, cloth: s.accents.main, goods: 'flowers' })
  stringLights(s, -20, 120, 1220, 150, 90)
}
