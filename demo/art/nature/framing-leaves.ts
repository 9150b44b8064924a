import { mix } from '../paper/colour.ts'
import { num } from '../paper/curve.ts'
import type { Rng } from '../paper/random.ts'
import type { Scene } from '../paper/scene.ts'
import { blade } from './blade.ts'

/** Leaves close to the viewer, dark and slightly out of focus, that frame a view. */
export function framingLeaves(
  s: Scene,
  corner: 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right',
  size = 1,
): void {
  const { p, light } = s
  const r = s.r.fork(`frame ${corner}`)
  const [top, left] = [corner.startsWith('top'), corner.endsWith('left')]
  const colour = mix(s.tone('#4d7350', 0, 0.1), light.shadow, 0.55)
  p.group(
    { x: left ? -20 : 1220, y: top ? -30 : 930, flip: !left, stretch: top ? 1 : -1, scale: size },
    () => {
      for (let i = 0; i < 5; i += 1)
        branch(
          p,
          r,
          i * 14 + r.between(2, 16),
          r.between(210, 380),
          mix(colour, light.haze, r.between(0, 0.14)),
        )
    },
  )
}

function branch(p: Scene['p'], r: Rng, angle: number, long: number, colour: string): void {
  p.group({ rotate: angle }, () => {
    p.line(`M0 0Q${num(long * 0.5)} ${num(-long * 0.06)} ${num(long)} 0`, colour, 5)
    for (let i = 2; i <= 9; i += 1) {
      const [x, size] = [(i / 9) * long, 46 * (1.15 - i / 14)]
      for (const side of [-1, 1]) p.path(blade(x, 0, size, side * r.between(35, 60)), colour)
    }
  })
}
