import { bottle } from '../../indoors/bottle.ts'
import { folded } from '../../indoors/folded.ts'
import { indoors } from '../../indoors/indoors.ts'
import { mirror } from '../../indoors/mirror.ts'
import { potPlant } from '../../indoors/pot-plants.ts'
import { wallPaint } from '../../indoors/wall-paint.ts'
import { HEIGHT, type Scene, WIDTH } from '../../paper/scene.ts'

/** What a stylist works with, on marble. */
export function hairTools(outside: Scene): void {
  const s = indoors(outside)
  const { p, accents, light } = s
  p.box(0, 0, WIDTH, HEIGHT, p.down(s.tone(wallPaint(s), 0, 0.8), s.tone(wallPaint(s), 0, 1)))
  p.glow(950, 160, 620, s.lamps ? light.lamp : light.glow, 0.6)
  mirror(s, 330, 60, 420, 520, 'arch', '#c9a262')
  potPlant(s, 1060, 660, 420)
  p.box(0, 640, WIDTH, 270, p.down(s.tone('#f6f1ea', 0, 1), s.tone('#cfc6bb', 0, 0.6)))
  for (let i = 0; i < 6; i += 1)
    p.line(`M${i * 240 - 60} 640Q${i * 240 + 60} 720 ${i * 240 - 20} 910`, s.tone('#b9b0a6', 0, 0.7), 3, 0.4)
  for (let i = 0; i < 5; i += 1)
    bottle(s, s.own.fork(`bottle ${i}`), 560 + i * 92, 690 + (i % 2) * 18, 210 + ((i * 67) % 120))
  folded(s, 230, 760, 260, [accents.main, accents.pale, accents.third])
  p.group({ x: 640, y: 830, rotate: -14 }, () => {
    p.oval(0, 20, 250, 16, light.shadow, 0.25)
    p.path('M-240 -8L60 -26L70 0Z', p.down(s.tone('#f3f5f6', 0, 1), s.tone('#a3a9ae', 0, 0.6)))
    p.path('M-236 20L60 22L74 0Z', p.down(s.tone('#d3d8db', 0, 1), s.tone('#8d9398', 0, 0.5)))
    p.disc(66, -2, 9, s.tone('#77797d', 0, 0.8))
    for (const y of [-46, 44])
      p.line(
        `M66 0Q120 ${y * 0.4} 150 ${y}M150 ${y}C170 ${y - 40} 250 ${y - 34} 250 ${y}C250 ${y + 34} 170 ${y + 40} 150 ${y}`,
        s.tone(accents.main, 0, 0.9),
        17,
      )
  })
}
