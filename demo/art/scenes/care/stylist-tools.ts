import type { Scene } from '../../paper/scene.ts'

export function scissors(s: Scene, x: number, y: number, scale: number, rotate: number): void {
  const { p, light } = s
  p.group({ x, y, scale, rotate }, () => {
    p.path('M-236 14L64 10L250 0L250 60L60 36Z', light.shadow, 0.2)
    p.path('M-240 -8L60 -26L70 0Z', p.down(s.tone('#f6f8f9', 0, 1), s.tone('#a3a9ae', 0, 0.6)))
    p.path('M-236 20L60 22L74 0Z', p.down(s.tone('#d3d8db', 0, 1), s.tone('#8d9398', 0, 0.5)))
    for (const at of [-46, 44])
      p.line(
        `M66 0Q120 ${at * 0.4} 150 ${at}M150 ${at}C170 ${at - 40} 250 ${at - 34} 250 ${at}C250 ${at + 34} 170 ${at + 40} 150 ${at}`,
        s.tone('#2f2c32', 0, 0.8),
        16,
      )
    p.disc(66, -2, 9, s.tone('#c9a262', 0, 1))
  })
}

export function comb(s: Scene, x: number, y: number, long: number, rotate: number): void {
  const { p, light } = s
  const horn = p.down(s.tone('#b5763c', 0, 1), s.tone('#7a4a26', 0, 0.6))
  p.group({ x, y, rotate }, () => {
    p.box(-long / 2 + 6, -14, long, 56, light.shadow, { opacity: 0.2, r: 8 })
    p.box(-long / 2, -26, long, 26, horn, { r: 10 })
    const teeth = Math.round(long / 9)
    for (let i = 0; i < teeth; i += 1)
      p.box(-long / 2 + 6 + (i / teeth) * (long - 8), -4, 4.6, 40, horn, { r: 2 })
  })
}
