import { range } from '../../nature/range.ts'
import { roundTree } from '../../nature/round-tree.ts'
import { sky } from '../../nature/sky.ts'
import { water } from '../../nature/water.ts'
import { nth } from '../../paper/accents.ts'
import { poly } from '../../paper/curve.ts'
import { lamplit, type Scene, WIDTH } from '../../paper/scene.ts'

/** Yoga mats on the grass by the sea in the early morning. */
export function yogaByTheSea(s: Scene): void {
  const { p, accents } = s
  sky(s, { horizon: 460 })
  range(s, { y: 476, rise: 150, layers: 2, surface: '#86a07c', lean: 'right', near: 0.5 })
  water(s, 464, 660)
  p.box(0, 640, WIDTH, 270, p.down(s.tone('#d8b98e', 0, 0.95), s.tone('#a98a63', 0, 0.5)))
  for (let i = -12; i < 13; i += 1)
    p.line(`M${600 + i * 70} 640L${600 + i * 132} 910`, s.light.shadow, 2, 0.18)
  const n = lamplit(s, 0.3)
  for (const [i, [x, y, k]] of (
    [
      [230, 720, 0.8],
      [960, 720, 0.8],
      [430, 770, 1],
      [770, 770, 1],
      [600, 850, 1.3],
    ] as const
  ).entries()) {
    p.path(
      poly(
        [x - 110 * k, y - 16 * k],
        [x + 110 * k, y - 16 * k],
        [x + 130 * k, y + 18 * k],
        [x - 130 * k, y + 18 * k],
      ),
      n.tone(nth([accents.main, accents.third, accents.second], i), 0, 0.9),
    )
    tree(n, x, y, k * 250, i)
  }
  roundTree(s, { x: 1140, y: 690, tall: 520 })
  p.glow(s.sun.x, 640, 420, s.light.glow, 0.4, 130)
}

/** A person on one leg, with the hands above the head. */
function tree(s: Scene, x: number, y: number, tall: number, which: number): void {
  const { p } = s
  const r = s.own.fork(`balance ${which}`)
  const skin = s.tone(r.pick(['#eebf9b', '#b97a50', '#8d5535', '#d99f76', '#f6d3b8']), 0, 0.95)
  const top = s.tone(r.pick([s.accents.main, s.accents.second, s.accents.third, '#f4ede0']), 0, 1)
  const legs = s.tone(r.pick([s.accents.deep, '#46545e', '#6b4a5c']), 0, 0.8)
  p.group({ x, y, scale: tall / 100, flip: which % 2 === 1 }, () => {
    p.oval(0, 0, 16, 2.4, s.light.shadow, 0.35)
    p.line('M0 -50L0 -4', legs, 8)
    p.line('M2 -48L18 -36L4 -28', legs, 7.4)
    p.line('M-1 -2L5 -2', skin, 3.6)
    p.path('M-8 -78Q0 -82 8 -78L7 -50Q0 -46 -7 -50Z', top)
    p.line('M-7 -76Q-14 -92 0 -110M7 -76Q14 -92 0 -110', skin, 4.4)
    p.box(-2.5, -84, 5, 7, skin)
    p.oval(0, -90, 6, 7, skin)
    p.path('M-6.500 -90C-7 -100 7 -100 6.500 -90C3 -95 -3 -95 -6.500 -90Z', s.tone('#3d2a20', 0, 0.7))
    p.disc(0, -100, 3.6, s.tone('#3d2a20', 0, 0.7))
  })
}
