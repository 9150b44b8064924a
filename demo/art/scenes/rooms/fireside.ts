import { armchair } from '../../indoors/armchair.ts'
import { bookcase } from '../../indoors/bookcase.ts'
import { candle } from '../../indoors/candle.ts'
import { indoors } from '../../indoors/indoors.ts'
import { opening } from '../../indoors/opening.ts'
import { potPlant } from '../../indoors/pot-plants.ts'
import { room } from '../../indoors/room.ts'
import { rug } from '../../indoors/rug.ts'
import { wallPaint } from '../../indoors/wall-paint.ts'
import { mix } from '../../paper/colour.ts'
import type { Scene } from '../../paper/scene.ts'
import { painting } from '../galleries/painting.ts'
import { viewOf } from './view-of.ts'

/** Two chairs before a fire. */
export function fireside(outside: Scene): void {
  const s = indoors(outside)
  room(s, { wall: wallPaint(s), floor: '#a9794e' }, { left: -20, right: 1220, top: -40, foot: 640 })
  opening(outside, { x: 70, y: 120, w: 260, h: 380, view: viewOf(s), bars: 2 })
  bookcase(s, 890, 640, 270, 520, 5)
  hearth(s)
  rug(s, 600, 810, 400, 76, s.accents.pale, s.accents.main)
  const chair = s.own.fork('chair').pick([s.accents.main, s.accents.third, s.accents.deep, '#b5703c'])
  armchair(s, { x: 300, y: 850, scale: 1.5, colour: chair })
  armchair(s, { x: 910, y: 850, scale: 1.5, colour: chair, flip: true })
  s.p.glow(600, 640, 620, '#ff9d4a', s.lamps ? 0.5 : 0.22, 330)
  potPlant(s, 1150, 850, 260)
}

function hearth(s: Scene): void {
  const { p } = s
  const stone = s.own.fork('hearth').pick(['#f3ece0', '#c9b9a4', '#8f8a86', '#b9735a'])
  p.box(420, 300, 360, 350, p.across(s.tone(stone, 0, 0.6), s.tone(stone, 0, 1), s.tone(stone, 0, 0.6)))
  p.box(392, 282, 416, 30, s.tone(stone, 0, 1))
  painting(s, s.own.fork('over the fire'), 500, 80, 200, 170)
  for (const [x, tall] of [
    [430, 50],
    [470, 34],
    [750, 44],
  ] as const)
    candle(s, x, 282, tall)
  p.path('M476 650L476 430Q600 340 724 430L724 650Z', p.down('#1d1210', '#3a1d14'))
  p.line('M500 636L690 620M516 618L700 640', '#5a3a28', 26)
  for (const [x, k] of [
    [560, 0.8],
    [610, 1.15],
    [656, 0.75],
  ] as const)
    flame(p, x, 630, 110 * k)
  p.glow(608, 570, 230, '#ffb45a', 0.85)
}

function flame(p: Scene['p'], x: number, y: number, tall: number): void {
  for (const [k, colour] of [
    [1, '#f0722c'],
    [0.66, '#fba43c'],
    [0.36, mix('#ffe08a', '#ffffff', 0.3)],
  ] as const) {
    const [w, h] = [tall * 0.34 * k, tall * k]
    p.path(
      `M${x - w} ${y}C${x - w * 1.7} ${y - h * 0.5} ${x - w * 0.2} ${y - h * 0.5} ${x} ${y - h * 1.25}C${x + w * 0.4} ${y - h * 0.6} ${x + w * 1.7} ${y - h * 0.5} ${x + w} ${y}Z`,
      colour,
    )
  }
}
