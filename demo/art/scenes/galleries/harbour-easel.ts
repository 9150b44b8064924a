import { lamplit, type Scene } from '../../paper/scene.ts'
import { figure } from '../../people/figure.ts'
import { acrossTheWater } from '../../settings/across-the-water.ts'
import { paving } from '../../town/paving.ts'
import { sailboat } from '../../vehicles/sailboat.ts'

/** A drawing board on the quay, with the harbour and its drawing in black strokes. */
export function harbourEasel(outside: Scene): void {
  acrossTheWater(outside, 440)
  const s = lamplit(outside, 0.4)
  const { p } = s
  sailboat(s, { x: 240, y: 600, scale: 1.1, colour: s.accents.main, depth: 0.1 })
  sailboat(s, { x: 430, y: 540, scale: 0.7, colour: s.accents.third, depth: 0.2 })
  paving(outside, 690)
  p.line('M560 880L660 260M940 880L840 260M750 880L750 300', s.tone('#8a5f3e', 0, 0.8), 16)
  p.box(520, 300, 460, 360, s.tone('#a87c50', 0, 0.8), { r: 6 })
  p.box(540, 316, 420, 320, s.tone('#fdf8ea', 0, 1))
  const ink = s.tone('#26242e', 0, 0.5)
  p.line('M556 500Q640 488 760 498T946 492', ink, 7)
  p.line('M640 560L640 380M640 384L580 530L640 536M648 392L706 530L648 536', ink, 8)
  p.line('M570 552Q640 566 720 548Q706 590 670 590L606 590Q580 584 570 552Z', ink, 9)
  p.line(
    'M760 496L760 430L790 400L820 430L820 496M820 450L860 450L860 496M880 496L880 410L900 380L920 410L920 496',
    ink,
    6,
  )
  p.line('M570 614L640 610M700 616L780 608M820 612L920 606', ink, 6)
  p.disc(890, 360, 22, ink, 0.25)
  figure(s, { x: 380, y: 880, tall: 560, pose: 'reach', r: s.own.fork('artist') })
  p.line('M510 500L600 470', s.tone('#6b4a2e', 0, 0.8), 10)
}
