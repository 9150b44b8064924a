import type { Scene } from '../../paper/scene.ts'

/** A coin that lies flat. */
export function coin({ p, tone }: Scene, x: number, y: number, w: number): void {
  const edge = p.across(tone('#b9852f', 0, 0.5), tone('#f6d98a', 0, 1), tone('#b9852f', 0, 0.6))
  p.box(x - w / 2, y - w * 0.13, w, w * 0.13, edge)
  p.oval(x, y, w / 2, w * 0.13, edge)
  p.oval(x, y - w * 0.13, w / 2, w * 0.13, p.across(tone('#e8b95a', 0, 0.9), tone('#fff0be', 0, 1)))
  p.oval(x, y - w * 0.13, w * 0.36, w * 0.085, tone('#d39c3e', 0, 0.8), 0.6)
}
