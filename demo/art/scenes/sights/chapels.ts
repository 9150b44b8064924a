import { flowers, grass } from '../../nature/meadow.ts'
import { range } from '../../nature/range.ts'
import { roundTree } from '../../nature/round-tree.ts'
import { foam } from '../../nature/shore-marks.ts'
import { sky } from '../../nature/sky.ts'
import { water } from '../../nature/water.ts'
import { poly } from '../../paper/curve.ts'
import { lamplit, type Scene } from '../../paper/scene.ts'
import { passers } from '../../people/passers.ts'
import { door } from '../../town/door.ts'
import { sides } from '../../town/tower.ts'
import { pane } from '../../town/window.ts'
import { rowingBoat } from '../../vehicles/rowing-boat.ts'
import { hill } from './hill.ts'

/** A chapel of one room on rocks, its lamp towards the sea. */
export function seaChapel(s: Scene): void {
  const { p } = s
  sky(s, { horizon: 470 })
  water(s, 470)
  for (const y of [640, 720]) foam(s, y)
  const n = lamplit(s, 0.4)
  p.path(
    'M330 910C350 760 430 700 520 680C640 650 800 640 900 676C1010 700 1100 760 1210 780L1210 910Z',
    p.down(s.tone('#a99782', 0.05, 1), s.tone('#6f6256', 0, 0.3)),
  )
  p.path('M470 690C640 652 820 650 940 690C840 704 600 710 470 690Z', s.tone('#9fb06a', 0.02, 0.95))
  const wall = '#fbf6ec'
  p.box(560, 510, 260, 170, sides(n, 690, wall, 0))
  p.path(poly([540, 514], [600, 410], [790, 410], [840, 514]), n.tone('#7a5f58', 0, 0.9))
  p.path(poly([560, 514], [560, 430], [620, 340], [680, 430], [680, 514]), sides(n, 620, wall, 0))
  p.path(
    poly([545, 436], [620, 322], [695, 436], [676, 436], [620, 352], [564, 436]),
    n.tone('#7a5f58', 0, 0.7),
  )
  p.box(604, 396, 32, 36, n.tone('#4b4440', 0, 0.4))
  p.disc(620, 416, 12, n.tone('#d8b45a', 0, 1))
  door(n, 620, 682, 52, 104, s.accents.deep)
  for (const x of [710, 766]) pane(n, { x, y: 560, w: 30, h: 76, arched: true, frame: '#d9c4a0', lit: true })
  if (s.lamps) p.glow(760, 600, 260, s.light.lamp, 0.7)
  p.path(
    'M596 682L644 682L700 760L640 800L600 910L500 910C560 830 590 760 596 682Z',
    n.tone('#d9c8a8', 0, 0.9),
  )
  grass(s, 700, 22, { from: 480, to: 930, count: 60, surface: '#9fb06a' })
  rowingBoat(s, { x: 200, y: 650, scale: 0.8, colour: s.accents.main })
}

/** A round church with a pointed roof, sheep country about it. */
export function roundChurch(s: Scene): void {
  const { p } = s
  hill(s, 650)
  const n = lamplit(s, 0.4)
  const stone = s.own.fork('stone').pick(['#d8c8ae', '#cbbda8', '#e2d4bc'])
  p.oval(660, 706, 260, 22, s.light.shadow, 0.3)
  p.path('M390 700L390 500L830 500L830 700Q610 740 390 700Z', sides(n, 610, stone, 0))
  p.path('M360 506Q610 556 860 506L610 250Z', sides(n, 610, '#6d6a6c', 0))
  p.box(560, 250, 100, 90, sides(n, 610, stone, 0))
  p.path(poly([546, 254], [610, 170], [674, 254]), n.tone('#6d6a6c', 0, 0.7))
  p.line('M610 172L610 130M596 146L624 146', n.tone('#3f4450', 0, 0.8), 5)
  for (const x of [440, 516, 690, 768])
    pane(n, { x, y: 560, w: 26, h: 70, arched: true, frame: '#f3e6cc', lit: s.lamps })
  door(n, 612, 716, 66, 116, s.accents.deep)
  for (let i = 0; i < 24; i += 1)
    p.box(400 + s.r.between(0, 400), 510 + s.r.between(0, 170), 30, 12, s.tone('#a99a84', 0, 0.7), {
      opacity: 0.2,
      r: 3,
    })
  for (const [x, y] of [
    [180, 790],
    [270, 830],
    [960, 800],
    [1050, 760],
    [1090, 850],
  ] as const)
    sheep(s, x, y)
  p.path(
    'M590 716L640 716C650 780 560 830 600 910L480 910C470 820 580 790 590 716Z',
    n.tone('#dccbaa', 0, 0.9),
  )
}

function sheep({ p, tone, light }: Scene, x: number, y: number): void {
  p.oval(x, y + 24, 36, 6, light.shadow, 0.3)
  for (const dx of [-16, 14]) p.box(x + dx, y + 4, 6, 20, tone('#3a3230', 0, 0.5))
  p.oval(x, y, 34, 22, tone('#f7f1e4', 0, 1))
  p.oval(x + 34, y - 8, 12, 14, tone('#3a3230', 0, 0.6))
}

/** A church under the hull of a ship, put on keel up, by the cove. */
export function hullChurch(s: Scene): void {
  const { p } = s
  sky(s, { horizon: 460 })
  range(s, { y: 500, rise: 160, layers: 2, surface: '#86a07c', lean: 'left', near: 0.45 })
  water(s, 480, 720)
  p.path(
    'M-10 720C300 660 800 660 1210 720L1210 910L-10 910Z',
    p.down(s.tone('#b5b878', 0, 1), s.tone('#7f8f55', 0, 0.5)),
  )
  const n = lamplit(s, 0.4)
  p.box(330, 520, 540, 190, sides(n, 600, '#fbf3e2', 0))
  p.path(
    'M270 530C330 330 480 280 600 276C740 272 900 330 950 530C740 560 480 560 270 530Z',
    p.down(n.tone('#b97a4c', 0, 1), n.tone('#7a4a30', 0, 0.6)),
  )
  for (let i = 1; i < 6; i += 1)
    p.line(
      `M${276 + i * 8} ${530 - i * 38}Q610 ${556 - i * 46} ${944 - i * 10} ${530 - i * 38}`,
      n.tone('#5b3826', 0, 0.6),
      4,
      0.6,
    )
  p.path('M560 282C590 268 640 268 660 282L650 296L570 296Z', n.tone('#5b3826', 0, 0.7))
  p.line('M610 274L610 200M586 226L634 226', n.tone('#3f4450', 0, 0.9), 7)
  for (const x of [400, 480, 700, 780])
    pane(n, { x, y: 586, w: 36, h: 66, arched: true, frame: '#7a9aa4', lit: s.lamps })
  door(n, 612, 712, 70, 118, s.accents.main)
  rowingBoat(s, { x: 1040, y: 800, scale: 1.1, colour: s.accents.third })
  passers(n, { y: 800, tall: 140, count: 3, from: 240, to: 880 })
  flowers(s, 760, 900, ['#fff6e4', s.accents.second], 50)
}

/** A small whitewashed chapel among apple trees. */
export function orchardChapel(s: Scene): void {
  const { p } = s
  hill(s, 680, '#a9c070')
  const n = lamplit(s, 0.4)
  const wall = s.own.fork('wall').pick(['#fffaf0', '#f6e2c4', '#f0d6cc', '#e2e6d6'])
  const roof = s.own.fork('roof').pick(['#a4654a', '#6d6a6c', '#7a5a4a'])
  p.box(420, 520, 360, 190, sides(n, 600, wall, 0))
  p.path(poly([396, 526], [470, 400], [730, 400], [804, 526]), n.tone(roof, 0, 0.9))
  p.box(560, 330, 80, 80, sides(n, 600, wall, 0))
  p.path(poly([548, 334], [600, 250], [652, 334]), n.tone(roof, 0, 0.7))
  p.disc(600, 376, 14, n.tone('#d8b45a', 0, 1))
  for (const x of [460, 520, 660, 716])
    pane(n, { x, y: 570, w: 30, h: 74, arched: true, frame: '#c9a06a', lit: s.lamps })
  door(n, 600, 712, 60, 108, s.accents.deep)
  for (const [x, y, tall] of [
    [170, 760, 300],
    [320, 720, 220],
    [900, 730, 240],
    [1060, 770, 310],
  ] as const)
    appleTree(s, x, y, tall)
  passers(n, { y: 830, tall: 140, count: 2, from: 420, to: 820 })
}

/** A tree with red apples on it, and a few under it. */
export function appleTree(s: Scene, x: number, y: number, tall: number): void {
  roundTree(s, { x, y, tall, leaf: '#7f9f55' })
  const r = s.own.fork(`apples ${x}`)
  for (let i = 0; i < 14; i += 1)
    s.p.disc(
      x + r.between(-0.3, 0.3) * tall,
      y - tall * r.between(0.42, 0.92),
      tall * 0.022,
      s.tone(i % 4 ? '#d2493a' : '#e8b84a', 0, 1),
    )
  for (let i = 0; i < 5; i += 1)
    s.p.disc(x + r.between(-0.3, 0.3) * tall, y + r.between(2, 14), tall * 0.02, s.tone('#c8452f', 0, 0.8))
}
