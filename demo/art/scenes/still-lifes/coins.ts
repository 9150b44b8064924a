import { blade } from '../../nature/blade.ts'
import { mix } from '../../paper/colour.ts'
import type { Scene } from '../../paper/scene.ts'
import { coin } from './coin.ts'
import { harbourView, sill } from './sill.ts'

/** Stacks of coins, and a plant that grows from a jar of them. */
export function coins(outside: Scene): void {
  const s = sill(outside, harbourView)
  const { p, r, light } = s
  for (const [i, count] of [3, 6, 9, 13].entries()) {
    const x = 560 + i * 150
    p.oval(x, 806, 84, 14, light.shadow, 0.35)
    for (let k = 0; k < count; k += 1) coin(s, x + r.between(-4, 4), 800 - k * 17, 122)
  }
  const jar =
    'M170 800C150 800 146 780 146 760L146 520C146 490 176 480 190 460L390 460C404 480 434 490 434 520L434 760C434 780 430 800 410 800Z'
  p.oval(290, 806, 170, 18, light.shadow, 0.35)
  p.group({ clip: jar }, () => {
    p.box(140, 450, 300, 360, mix(light.sky[2], '#ffffff', 0.3), { opacity: 0.3 })
    for (let line = 0; line < 8; line += 1)
      for (let i = 0; i < 4; i += 1)
        coin(s, 186 + i * 70 + (line % 2) * 24 + r.between(-8, 8), 792 - line * 22, 88)
  })
  p.line(jar, mix('#ffffff', light.sky[2], 0.3), 6, 0.7)
  p.path('M176 520L200 520L196 770L172 760Z', '#ffffff', 0.35)
  p.line('M290 610Q296 470 290 330', s.tone('#6f9a4c', 0, 0.8), 9)
  for (const [y, turn, long] of [
    [470, -150, 110],
    [440, -30, 120],
    [380, -140, 90],
    [370, -44, 92],
    [336, -90, 84],
  ] as const)
    p.path(
      blade(291, y, long, turn, 0.32),
      s.tone(turn < -90 ? '#7fae55' : '#9cc46a', 0, turn < -90 ? 0.7 : 1),
    )
  p.glow(1010, 570, 160, '#fff3c4', 0.6)
}
