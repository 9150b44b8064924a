import { mix } from '../../paper/colour.ts'
import type { Scene } from '../../paper/scene.ts'
import { circle } from '../../vehicles/wheel.ts'

export function camera({ p, tone, light }: Scene, x: number, y: number, k: number): void {
  p.group({ x, y, scale: k }, () => {
    p.box(-84, -52, 168, 108, p.down(tone('#4b4a50', 0, 1), tone('#26252a', 0, 0.5)), { r: 14 })
    p.path('M-44 -50L-30 -82L36 -82L48 -50Z', p.down(tone('#5a595f', 0, 1), tone('#35343a', 0, 0.6)))
    p.box(-84, -16, 168, 44, tone('#6a4636', 0, 0.8))
    p.box(52, -64, 30, 14, tone('#c9cdd0', 0, 1), { r: 4 })
    p.disc(4, 4, 50, tone('#1d1c20', 0, 0.6))
    p.line(circle(4, 4, 46), tone('#8d9094', 0, 0.9), 5)
    p.disc(4, 4, 36, p.out(['#2b3a4f', '#101218'], [0.4, 0.35], 0.7))
    p.disc(4, 4, 22, p.out([mix(light.sky[1], '#3a4a7a', 0.5), '#151826'], [0.35, 0.3], 0.8))
    p.disc(-8, -9, 7, '#ffffff', 0.75)
  })
}
