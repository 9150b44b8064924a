import { bokeh } from '../../festive/bokeh.ts'
import { mix } from '../../paper/colour.ts'
import { HEIGHT, type Scene, WIDTH } from '../../paper/scene.ts'

/** A microphone, and lights out of focus behind it. */
export function microphone(s: Scene): void {
  const { p, light, accents } = s
  const base = mix(light.shadow, '#0c0714', 0.4)
  p.box(0, 0, WIDTH, HEIGHT, p.down(mix(base, accents.main, 0.3), mix(base, accents.main, 0.55), base))
  bokeh(s, 60, 760, 60, [accents.main, accents.second, light.lamp, accents.third], 66)
  p.glow(760, 280, 560, light.lamp, 0.55)
  p.line('M560 480L240 940', p.across('#3a3a40', '#8d9096'), 26)
  p.group({ x: 610, y: 410, rotate: 35 }, () => {
    p.path('M-62 70L62 70L40 330L-40 330Z', p.across('#1c1b20', '#5c5d64', '#26262b'))
    p.box(-78, 44, 156, 34, p.across('#55565c', '#d9dbde', '#6a6b70'), { r: 12 })
    p.path('M-110 50C-130 -120 130 -120 110 50Z', p.across('#4a4b52', '#c9ccd0', '#5d5e65'))
    for (let i = -5; i <= 5; i += 1) {
      p.line(`M${i * 18} 46Q${i * 22} -40 ${i * 14} -78`, '#2e2e33', 3, 0.55)
      p.line(
        `M${-104 + Math.abs(i) * 3} ${-10 + i * 11}Q0 ${-24 + i * 12} ${104 - Math.abs(i) * 3} ${-10 + i * 11}`,
        '#2e2e33',
        3,
        0.5,
      )
    }
    p.glow(50, -40, 80, '#ffffff', 0.6)
  })
}
