import { mix } from '../../paper/colour.ts'
import type { Scene } from '../../paper/scene.ts'
import { circle } from '../../vehicles/wheel.ts'

export function dials(s: Scene): void {
  const { p } = s
  for (const x of [300, 420]) {
    p.disc(x, 680, 52, s.tone('#1e1c20', 0, 0.3))
    p.line(circle(x, 680, 50), s.tone('#d9dde0', 0, 0.9), 4)
    for (let i = 0; i < 9; i += 1) {
      const turn = ((i * 30 + 150) * Math.PI) / 180
      p.line(
        `M${x + Math.cos(turn) * 38} ${680 + Math.sin(turn) * 38}L${x + Math.cos(turn) * 44} ${680 + Math.sin(turn) * 44}`,
        '#f6efe0',
        2.5,
      )
    }
    p.line(`M${x} 680L${x + 26} ${x === 300 ? 656 : 668}`, '#ef6a4a', 4)
  }
}

export function steeringWheel(s: Scene): void {
  const { p } = s
  const leather = s.tone('#4a3429', 0, 0.6)
  p.line(circle(360, 800, 250), mix(leather, '#000000', 0.35), 38)
  p.group({ y: -5 }, () => p.line(circle(360, 800, 250), leather, 28))
  p.line('M125 770C190 690 250 640 360 640C470 640 530 690 595 770', s.light.glow, 4, 0.35)
  p.path(
    'M120 800L300 770C330 740 390 740 420 770L600 800L600 838L430 830C410 870 310 870 290 830L120 838Z',
    p.down(s.tone('#d3d6d8', 0, 0.9), s.tone('#84888c', 0, 0.5)),
  )
  p.disc(360, 806, 66, p.down(s.tone('#5d4535', 0, 0.8), leather))
  p.disc(360, 806, 30, s.tone(s.accents.main, 0, 0.9))
}
