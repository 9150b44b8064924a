import { flowers } from '../../nature/meadow.ts'
import { mix } from '../../paper/colour.ts'
import type { Scene } from '../../paper/scene.ts'
import { figure } from '../../people/figure.ts'
import { hill } from './hill.ts'

const loaves = [
  [470, 640, 190, 70],
  [700, 650, 210, 78],
  [500, 560, 160, 60],
  [680, 556, 170, 66],
  [540, 484, 130, 52],
  [670, 474, 110, 46],
  [600, 416, 120, 44],
  [930, 690, 120, 50],
  [240, 700, 100, 44],
] as const

/** Granite laid loaf on loaf on top of the moor. */
export function graniteTor(s: Scene): void {
  const { p } = s
  hill(s, 620, '#a59a6a')
  for (const [x, y, w, h] of loaves) {
    p.oval(x + 20, y + h * 0.9, w, h * 0.3, s.light.shadow, 0.3)
    const [lit, dark] = [s.tone('#cfc4b4', 0.04, 1), s.tone('#8c8278', 0.04, 0.2)]
    p.path(
      `M${x - w} ${y + h * 0.2}C${x - w} ${y - h * 0.8} ${x - w * 0.5} ${y - h} ${x} ${y - h}C${x + w * 0.6} ${y - h} ${x + w} ${y - h * 0.7} ${x + w} ${y + h * 0.2}C${x + w} ${y + h * 0.9} ${x + w * 0.4} ${y + h} ${x} ${y + h}C${x - w * 0.6} ${y + h} ${x - w} ${y + h * 0.8} ${x - w} ${y + h * 0.2}Z`,
      p.down(lit, mix(lit, dark, 0.6), dark),
    )
    p.line(
      `M${x - w * 0.9} ${y + h * 0.3}Q${x} ${y + h * 0.5} ${x + w * 0.9} ${y + h * 0.2}`,
      s.light.shadow,
      3,
      0.2,
    )
  }
  figure(s, { x: 650, y: 378, tall: 120, pose: 'sit', r: s.own.fork('who'), shadow: false })
  flowers(s, 760, 900, ['#a86a9a', '#8f5f8f', '#c58ab0'], 120)
}
