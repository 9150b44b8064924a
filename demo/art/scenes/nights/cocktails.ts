import { bokeh } from '../../festive/bokeh.ts'
import { glass } from '../../festive/glass.ts'
import { mix } from '../../paper/colour.ts'
import { poly } from '../../paper/curve.ts'
import { HEIGHT, lamplit, type Scene, WIDTH } from '../../paper/scene.ts'

/** Two glasses, the town far out of focus. */
export function cocktails(s: Scene): void {
  const { p, accents, light } = s
  const base = mix(light.shadow, '#0d0916', 0.3)
  p.box(0, 0, WIDTH, HEIGHT, p.down(mix(base, light.sky[1], 0.6), mix(base, accents.main, 0.35), base))
  bokeh(s, 80, 640, 64, [accents.main, accents.second, light.lamp, accents.third], 52)
  const near = lamplit(s, 0.75)
  p.box(0, 720, WIDTH, 190, p.down(near.tone('#6f4a38', 0, 0.9), near.tone('#2f1f1c', 0, 0.2)))
  p.box(0, 716, WIDTH, 6, light.lamp, { opacity: 0.5 })
  for (const [x, tall, drink, form] of [
    [430, 440, accents.main, 'coupe'],
    [720, 380, accents.second, 'tumbler'],
  ] as const) {
    p.oval(x, 832, 150, 20, drink, 0.3)
    glass(near, x, 820, tall, drink, form)
    p.glow(x, 820 - tall * 0.8, 170, mix(drink, '#ffffff', 0.3), 0.4)
  }
  p.disc(566, 402, 34, near.tone('#f3b23e', 0, 1))
  p.line('M566 370L566 434M534 402L598 402M544 380L588 424M588 380L544 424', '#fff2cf', 3, 0.8)
  p.path(poly([646, 470], [700, 470], [690, 540], [660, 540]), '#ffffff', 0.35)
  p.path(poly([730, 510], [790, 500], [800, 560], [744, 570]), '#ffffff', 0.28)
}
