import { contact } from '../../indoors/seat.ts'
import { lighten } from '../../paper/colour.ts'
import type { Scene } from '../../paper/scene.ts'

/** A swivel chair of a salon. */
export function salonChair(s: Scene, x: number, y: number, k: number, colour: string): void {
  const { p } = s
  const steel = p.across(s.tone('#aeb4b8', 0, 0.6), s.tone('#f3f5f6', 0, 1), s.tone('#8d9398', 0, 0.5))
  const [lit, low] = [s.tone(lighten(colour, 0.05), 0, 1), s.tone(lighten(colour, -0.06), 0, 0.35)]
  p.group({ x, y, scale: k }, () => {
    contact(s, 0, 0, 90, 0.5)
    p.oval(0, -6, 62, 13, steel)
    p.box(-9, -92, 18, 86, steel)
    p.path('M-58 -300C-62 -330 62 -330 58 -300L52 -176L-52 -176Z', p.down(lit, low))
    p.line('M-30 -300L-28 -186M30 -300L28 -186', low, 3, 0.4)
    for (const side of [-1, 1])
      p.path(
        `M${side * 56} -210L${side * 86} -206L${side * 84} -120L${side * 64} -116L${side * 62} -186Z`,
        p.down(lit, low),
      )
    p.box(-72, -150, 144, 48, p.down(lit, low), { r: 18 })
    p.path('M-30 -60L30 -60L40 -44L-40 -44Z', steel)
  })
}
