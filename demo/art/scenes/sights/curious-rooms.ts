import { shaft } from '../../festive/shaft.ts'
import { bookcase } from '../../indoors/bookcase.ts'
import { indoors } from '../../indoors/indoors.ts'
import { opening } from '../../indoors/opening.ts'
import { room } from '../../indoors/room.ts'
import { fish } from '../../nature/fish.ts'
import { whale } from '../../nature/whale.ts'
import { nth } from '../../paper/accents.ts'
import { mix } from '../../paper/colour.ts'
import { type Scene, WIDTH } from '../../paper/scene.ts'
import { figure } from '../../people/figure.ts'
import { bear } from '../town-life/teddy-bear.ts'

/** A wall of glass with the sea behind it, people before it. */
export function bigTank(s: Scene): void {
  const { p, r, accents } = s
  p.box(0, 0, WIDTH, 910, '#122536')
  p.box(70, 60, 1060, 600, p.down('#1f9bb4', '#0f6a94', '#0a3f6a'), { r: 26 })
  for (let i = 0; i < 6; i += 1)
    p.path(
      `M${140 + i * 170} 62L${220 + i * 170} 62L${200 + i * 170 + r.between(-90, 40)} 656L${70 + i * 170} 656Z`,
      '#c8f6f0',
      r.between(0.06, 0.14),
    )
  const bright = { ...s, tone: (surface: string) => mix(surface, '#1d7f9c', 0.14) }
  for (const [i, [x, y, long]] of (
    [
      [230, 200, 170],
      [420, 140, 110],
      [820, 190, 190],
      [1010, 280, 130],
      [620, 240, 120],
      [330, 420, 130],
      [900, 430, 100],
      [520, 520, 90],
      [760, 360, 80],
    ] as const
  ).entries())
    fish(bright, {
      x,
      y,
      long,
      colour: r.pick([accents.main, accents.second, '#ffd25a', '#f4f0e6']),
      flip: i % 2 === 0,
      turn: r.between(-8, 8),
    })
  for (let i = 0; i < 9; i += 1)
    p.path(
      `M${110 + i * 118} 656C${90 + i * 118} 600 ${140 + i * 118} 580 ${112 + i * 118} ${500 + (i % 3) * 30}C${150 + i * 118} 580 ${120 + i * 118} 610 ${140 + i * 118} 656Z`,
      nth(['#2f9a7a', '#3fae86', '#1f7a6a'], i),
      0.9,
    )
  octopus(s, 940, 600)
  p.box(0, 660, WIDTH, 250, p.down('#0d1c2a', '#0a1620'))
  p.path('M150 690L1050 690L1180 910L20 910Z', '#2f9bb4', 0.14)
  for (const [i, x] of [300, 380, 700, 860].entries())
    figure(s, {
      x,
      y: 850,
      tall: i === 1 ? 170 : 270,
      dim: 0.75,
      pose: i === 1 ? 'reach' : 'stand',
      r: s.own.fork(`looks ${i}`),
    })
}

function octopus({ p }: Scene, x: number, y: number): void {
  for (let i = 0; i < 7; i += 1)
    p.line(
      `M${x - 36 + i * 12} ${y}Q${x - 120 + i * 40} ${y + 30} ${x - 110 + i * 36} ${y + 56 - (i % 2) * 30}`,
      '#d9694a',
      15,
    )
  p.path(
    `M${x - 48} ${y + 10}C${x - 80} ${y - 120} ${x + 80} ${y - 120} ${x + 48} ${y + 10}Z`,
    p.down('#f0875f', '#d25f42'),
  )
  for (const dx of [-18, 18]) {
    p.disc(x + dx, y - 28, 10, '#fff6e4')
    p.disc(x + dx, y - 27, 5, '#221c20')
  }
}

/** A wall of clocks, all at the same time. */
export function clockRoom(outside: Scene): void {
  const s = indoors(outside)
  const { p } = s
  room(
    s,
    { wall: s.own.fork('wall').pick(['#6f8a86', '#7f7a9a', '#9a7f6a']), floor: '#a98a68' },
    { left: 140, right: 1060, top: 50, foot: 620 },
  )
  const frames = ['#8a5a36', '#d8b45a', '#3f4450', '#b5654a', '#f3e6cc']
  for (let i = 0; i < 15; i += 1) {
    const [x, y, k] = [
      230 + (i % 5) * 185 + (Math.floor(i / 5) % 2) * 40,
      150 + Math.floor(i / 5) * 160,
      48 + s.own.fork(`k ${i}`).int(0, 24),
    ]
    p.disc(x + 6, y + 8, k, s.light.shadow, 0.3)
    p.disc(x, y, k, s.tone(nth(frames, i), 0, 0.95))
    p.disc(x, y, k * 0.82, s.tone('#fffaf0', 0, 1))
    for (let h = 0; h < 12; h += 1)
      p.disc(
        x + Math.cos(h * 0.5236) * k * 0.68,
        y + Math.sin(h * 0.5236) * k * 0.68,
        k * 0.045,
        s.tone('#2d3142', 0, 1),
      )
    p.line(`M${x} ${y}L${x} ${y - k * 0.6}`, s.tone('#2d3142', 0, 1), k * 0.06)
    p.line(`M${x} ${y}L${x + 1} ${y - k * 0.42}`, s.tone('#2d3142', 0, 1), k * 0.1)
  }
  for (const x of [210, 990]) {
    p.box(x - 56, 330, 112, 340, p.across(s.tone('#7a4a2c', 0, 1), s.tone('#5b3620', 0, 0.6)), { r: 8 })
    p.disc(x, 396, 40, s.tone('#fffaf0', 0, 1))
    p.line(`M${x} 396L${x} 366M${x} 396L${x + 1} 374`, s.tone('#2d3142', 0, 1), 5)
    p.box(x - 30, 460, 60, 180, s.tone('#2f2320', 0, 0.5), { r: 6 })
    p.line(`M${x} 460L${x + 10} 590`, s.tone('#d8b45a', 0, 1), 5)
    p.disc(x + 11, 600, 18, s.tone('#d8b45a', 0, 1))
  }
  figure(s, { x: 520, y: 810, tall: 290, pose: 'stand', r: s.own.fork('one') })
  figure(s, { x: 640, y: 816, tall: 180, pose: 'reach', r: s.own.fork('two') })
}

/** Bears on a bench, waiting for the doctor. */
export function bearWard(outside: Scene): void {
  const s = indoors(outside)
  const { p } = s
  room(s, {
    wall: s.own.fork('wall').pick(['#b9cfc6', '#d6c4d0', '#c6d2de']),
    floor: '#c9a57a',
    laid: 'tiles',
  })
  opening(outside, { x: 470, y: 130, w: 260, h: 250, view: 'town' })
  for (const x of [200, 860]) {
    p.box(x, 190, 150, 250, s.tone('#a87a4c', 0, 0.9), { r: 6 })
    for (let i = 0; i < 15; i += 1) {
      p.box(x + 10 + (i % 3) * 46, 202 + Math.floor(i / 3) * 47, 40, 38, s.tone('#c9975f', 0, 1), { r: 3 })
      p.disc(x + 30 + (i % 3) * 46, 222 + Math.floor(i / 3) * 47, 4, s.tone('#f3e6cc', 0, 1))
    }
  }
  p.box(130, 690, 940, 34, s.tone('#8f6a48', 0, 1), { r: 6 })
  for (const x of [180, 590, 1000]) p.box(x, 720, 24, 110, s.tone('#5b4330', 0, 0.6))
  for (const [i, [x, k]] of (
    [
      [260, 1.1],
      [480, 0.9],
      [700, 1.25],
      [930, 1],
    ] as const
  ).entries()) {
    p.group({ x: x - x * k, y: 690 - 690 * k, scale: k }, () => bear(s, x, 690))
    p.path(
      `M${x + 30} ${590 - 20 * k}L${x + 62} ${600 - 20 * k}L${x + 54} ${650 - 20 * k}L${x + 22} ${640 - 20 * k}Z`,
      s.tone('#fffaf0', 0, 1),
    )
    if (i % 2) p.box(x - 34 * k, 690 - 190 * k, 68 * k, 15 * k, s.tone('#fffdf6', 0, 1), { r: 6 })
  }
}

/** A whale under the roof, people below it. */
export function whaleGallery(outside: Scene): void {
  const s = indoors(outside)
  const { p } = s
  room(
    s,
    { wall: '#9fb0b4', floor: '#b39a7c', laid: 'tiles' },
    { left: 120, right: 1080, top: 20, foot: 600 },
  )
  for (const x of [190, 500, 810])
    opening(outside, { x, y: 110, w: 200, h: 380, view: 'town', arched: true, frame: '#e6d9c2' })
  for (const x of [330, 860]) p.line(`M${x} -10L${x} 240`, s.light.shadow, 4, 0.7)
  p.group({ x: 590, y: 330, scale: 1.05 }, () => whale(s, '#4d6f8a'))
  for (const x of [300, 900]) shaft(s, x, 20, x, 640, 150, '#fff3d6', 0.25)
  for (const [i, x] of [260, 420, 500, 800, 900].entries())
    figure(s, {
      x,
      y: 780 + (i % 2) * 30,
      tall: i === 2 ? 150 : 240,
      pose: i % 2 ? 'reach' : 'stand',
      r: s.own.fork(`visits ${i}`),
    })
}

/** Shelves no higher than a child, cushions, a den. */
export function childrensShelves(outside: Scene): void {
  const s = indoors(outside)
  const { p } = s
  room(s, { wall: s.own.fork('wall').pick(['#f2d9a6', '#cfe0c8', '#f0c9b8']), floor: '#c9a57a' })
  opening(outside, { x: 430, y: 130, w: 340, h: 230, view: 'garden' })
  for (const x of [180, 820]) bookcase(s, x, 620, 220, 230, 3)
  p.path('M430 640L600 330L770 640Z', p.across(s.tone(s.accents.main, 0, 1), s.tone(s.accents.main, 0, 0.6)))
  p.path('M540 640L600 470L660 640Z', s.tone('#4b3c34', 0, 0.4))
  p.line('M600 330L600 300', s.tone('#8a5f3e', 0, 1), 8)
  p.path('M600 300L660 316L600 330Z', s.tone(s.accents.second, 0, 1))
  p.oval(600, 790, 420, 70, s.tone(s.accents.third, 0, 0.9))
  p.oval(600, 786, 350, 54, s.tone(s.accents.pale, 0, 0.9))
  for (const [i, [x, y]] of (
    [
      [330, 800],
      [520, 830],
      [720, 810],
      [880, 790],
    ] as const
  ).entries()) {
    p.oval(x, y + 4, 70, 24, s.tone(nth([s.accents.second, s.accents.main, '#fbf4e6'], i), 0, 1))
    figure(s, { x, y: y - 4, tall: 150, pose: 'ground', r: s.own.fork(`reads ${i}`), shadow: false })
    p.path(
      `M${x + 20} ${y - 40}L${x + 46} ${y - 32}L${x + 72} ${y - 42}L${x + 72} ${y - 10}L${x + 46} ${y}L${x + 20} ${y - 8}Z`,
      s.tone('#fffaf0', 0, 1),
    )
  }
}
