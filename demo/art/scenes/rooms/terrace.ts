import { glass } from '../../festive/glass.ts'
import { stringLights } from '../../festive/string-lights.ts'
import { chair } from '../../indoors/chair.ts'
import { indoors } from '../../indoors/indoors.ts'
import { outlook } from '../../indoors/outlook.ts'
import { potPlant } from '../../indoors/pot-plants.ts'
import { roundTable } from '../../indoors/round-table.ts'
import { framingLeaves } from '../../nature/framing-leaves.ts'
import { type Scene, WIDTH } from '../../paper/scene.ts'
import { viewOf } from './view-of.ts'

/** A terrace with its view. */
export function terrace(s: Scene): void {
  const { p } = s
  outlook(s, viewOf(s))
  p.box(0, 690, WIDTH, 220, p.down(s.tone('#d8b98e', 0, 0.95), s.tone('#a98a63', 0, 0.5)))
  for (let i = -10; i <= 10; i += 1)
    p.line(`M${600 + i * 70} 690L${600 + i * 150} 910`, s.light.shadow, 2, 0.2)
  for (let x = 0; x <= WIDTH; x += 34) p.box(x, 580, 4, 112, s.tone('#f6efe2', 0, 0.9))
  p.box(0, 570, WIDTH, 13, s.tone('#fbf5e9', 0, 1))
  p.box(0, 684, WIDTH, 10, s.tone('#efe5d3', 0, 0.8))
  const t = { ...indoors(s), light: s.light }
  chair(t, { x: 400, y: 850, scale: 1.2, colour: '#b98554' })
  chair(t, { x: 820, y: 850, scale: 1.2, colour: '#b98554', flip: true })
  roundTable(t, { x: 610, y: 860, w: 300, h: 160, colour: '#f0e4cf' })
  glass(t, 560, 696, 90, s.accents.main)
  glass(t, 660, 696, 90, s.accents.main)
  potPlant(t, 140, 850, 300, s.accents.main)
  potPlant(t, 1060, 860, 340, '#c58a5c')
  stringLights(s, -20, 70, 640, 50, 60)
  stringLights(s, 600, 40, 1220, 90, 70)
  framingLeaves(s, s.own.fork('leaves').pick(['top-left', 'top-right']), 0.8)
}
