import { indoors } from '../../indoors/indoors.ts'
import { opening } from '../../indoors/opening.ts'
import { room } from '../../indoors/room.ts'
import { whale } from '../../nature/whale.ts'
import { nth } from '../../paper/accents.ts'
import type { Scene } from '../../paper/scene.ts'
import { head } from '../../people/head.ts'
import { lookOf } from '../../people/looks.ts'

/** The museum at bedtime: a whale under the roof, sleeping bags below it. */
export function whaleHall(outside: Scene): void {
  const s = indoors(outside)
  const { p, light, accents } = s
  room(
    s,
    { wall: '#6f7f97', floor: '#a88d70', laid: 'tiles' },
    { left: 120, right: 1080, top: 20, foot: 600 },
  )
  for (const x of [190, 500, 810])
    opening(outside, { x, y: 110, w: 200, h: 380, view: 'town', arched: true, frame: '#cdbfa6' })
  for (const [x, y] of [
    [330, 250],
    [760, 230],
  ] as const)
    p.line(`M${x} -10L${x} ${y}`, light.shadow, 4, 0.7)
  p.group({ x: 590, y: 330, scale: 1.02 }, () => whale(s, '#4d6f8a'))
  p.glow(600, 700, 640, light.lamp, 0.4, 220)
  for (const [i, [x, y, k]] of (
    [
      [250, 700, 0.9],
      [520, 690, 0.9],
      [800, 700, 0.9],
      [380, 810, 1.2],
      [700, 820, 1.2],
      [1010, 800, 1.15],
    ] as const
  ).entries())
    sleeper(s, x, y, k, nth([accents.main, accents.third, accents.second, '#7fa58a', '#d98a5c'], i), i)
  p.group({ blend: 'screen' }, () =>
    p.path('M150 800L620 330L780 430Z', p.across([0, light.lamp, 0.75], [1, light.lamp, 0.05])),
  )
  p.box(112, 790, 60, 24, s.tone('#3a3d46', 0, 0.8), { r: 8 })
}

function sleeper(s: Scene, x: number, y: number, k: number, colour: string, which: number): void {
  const { p } = s
  const look = lookOf(s.own.fork(`sleeper ${which}`), s.accents)
  p.group({ x, y, scale: k, flip: which % 2 === 1 }, () => {
    p.oval(0, 26, 140, 16, s.light.shadow, 0.35)
    p.path('M-120 -8Q-116 -26 -84 -26L-60 26L-110 28Q-124 20 -120 -8Z', s.tone('#fbf4e6', 0, 0.95))
    head(p, -76, -12, 22, look.cut === 'hat' || look.cut === 'cap' ? 'curls' : look.cut, {
      skin: s.tone(look.skin, 0, 0.95),
      hair: s.tone(look.hair, 0, 0.7),
      top: s.tone(look.top, 0, 1),
      shade: s.tone(look.top, 0, 0.6),
    })
    p.path(
      'M-58 -30C20 -50 110 -38 132 -10C142 10 130 28 110 28L-62 28C-48 8 -50 -14 -58 -30Z',
      p.down(s.tone(colour, 0, 1), s.tone(colour, 0, 0.5)),
    )
    p.path(
      'M-58 -30Q-44 -34 -34 -34C-26 -12 -26 10 -36 28L-62 28C-48 8 -50 -14 -58 -30Z',
      s.tone('#fff3dc', 0, 0.9),
    )
    for (const at of [10, 60]) p.line(`M${at} -38Q${at + 12} -6 ${at} 27`, s.light.shadow, 2.5, 0.2)
  })
}
