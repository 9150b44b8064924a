import { grass } from '../../nature/meadow.ts'
import type { Scene } from '../../paper/scene.ts'
import { figure } from '../../people/figure.ts'
import { hill } from './hill.ts'

/** Standing stones in a ring on a down. */
export function stoneCircle(s: Scene): void {
  hill(s, 600)
  const r = s.own.fork('stones')
  const ring = Array.from({ length: 13 }, (_, i) => {
    const turn = (i / 13) * Math.PI * 2
    return { x: 600 + Math.cos(turn) * 430, y: 700 + Math.sin(turn) * 92, near: (Math.sin(turn) + 1) / 2 }
  }).toSorted((a, b) => a.y - b.y)
  for (const { x, y, near } of ring) {
    if (near > 0.6 && Math.abs(x - 600) < 160) continue
    stone(s, x, y, r.between(120, 180) * (0.62 + near * 0.75), r.between(-5, 5))
  }
  figure(s, { x: 640, y: 730, tall: 150, r: s.own.fork('who') })
  grass(s, 800, 26, { count: 60, surface: '#9fb06a' })
}

function stone(s: Scene, x: number, y: number, tall: number, lean: number): void {
  const { p } = s
  const w = tall * 0.24
  p.oval(x + 14, y + 4, w * 1.7, 12, s.light.shadow, 0.3)
  const [lit, dark] = [s.tone('#c9bfae', 0, 1), s.tone('#8f8678', 0, 0.2)]
  p.group({ x, y, rotate: lean }, () => {
    p.path(
      `M${-w} 6C${-w * 1.1} ${-tall * 0.5} ${-w * 0.8} ${-tall * 0.95} ${-w * 0.2} ${-tall}C${w * 0.5} ${-tall * 1.02} ${w * 0.9} ${-tall * 0.7} ${w} 6Z`,
      s.sun.x < x ? p.across(lit, dark) : p.across(dark, lit),
    )
    p.oval(-w * 0.2, -tall * 0.55, w * 0.3, tall * 0.09, s.tone('#a9b36c', 0, 0.8), 0.5)
    p.oval(w * 0.3, -tall * 0.25, w * 0.2, tall * 0.06, s.tone('#d9b45a', 0, 0.8), 0.5)
  })
}
