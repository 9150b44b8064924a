import { fish } from '../../nature/fish.ts'
import { nth } from '../../paper/accents.ts'
import { lamplit, type Scene } from '../../paper/scene.ts'
import { figure } from '../../people/figure.ts'
import { acrossTheWater } from '../../settings/across-the-water.ts'
import { awning } from '../../town/awning.ts'
import { fishingBoat } from '../../vehicles/fishing-boat.ts'

/** Fish on ice, with the fishing boats behind. */
export function fishStall(outside: Scene): void {
  acrossTheWater(outside, 420)
  fishingBoat(lamplit(outside, 0.4), {
    x: 250,
    y: 520,
    scale: 1.15,
    colour: outside.accents.third,
    depth: 0.15,
  })
  const s = lamplit(outside, 0.5)
  const { p } = s
  p.box(0, 560, 1200, 350, p.down(s.tone('#bfae93', 0, 0.8), s.tone('#7d6f5e', 0, 0.4)))
  for (const [i, x] of [470, 740, 960].entries())
    figure(s, {
      x,
      y: 740,
      tall: 430,
      pose: i === 1 ? 'reach' : 'stand',
      flip: i > 1,
      r: s.own.fork(`monger ${i}`),
      shadow: false,
    })
  awning(s, { x: 330, y: 150, w: 820, drop: 90, colour: s.accents.main, flare: 30 })
  for (const x of [330, 1132]) p.box(x, 180, 18, 470, s.tone('#7a5334', 0, 0.7))
  for (const [line, y] of [600, 700, 812].entries()) {
    const w = line > 0 ? 393 : 295
    for (let i = 0; i * w < 1150; i += 1) crateOfFish(s, 10 + i * w, y, w, i + line)
  }
}

function crateOfFish(s: Scene, x: number, y: number, w: number, which: number): void {
  const { p, r } = s
  p.box(x, y, w - 14, 110, p.down(s.tone('#d2a468', 0, 1), s.tone('#9a6f3e', 0, 0.5)), { r: 6 })
  for (let k = 0; k < 16; k += 1)
    p.oval(
      x + r.between(16, w - 30),
      y + r.between(-14, 22),
      r.between(18, 36),
      12,
      r.chance(0.5) ? '#ffffff' : s.tone('#cfe4ee', 0, 1),
      0.9,
    )
  const colour = nth(['#6f95ad', '#e88a6a', '#8fa0a8', '#c9b36a', '#5f7f9a'], which)
  for (let k = 0; k < 3; k += 1)
    fish(s, {
      x: x + w * (0.3 + k * 0.19),
      y: y + 4 + (k % 2) * 14,
      long: w * 0.42,
      colour,
      flip: which % 2 === 0,
      turn: -10 + k * 5,
    })
}
