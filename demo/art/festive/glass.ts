import { mix } from '../paper/colour.ts'
import type { Scene } from '../paper/scene.ts'

/** A glass from the side with a drink in it. */
export function glass(
  { p, tone, light }: Scene,
  x: number,
  y: number,
  tall: number,
  drink: string,
  form: 'wine' | 'tumbler' | 'coupe' = 'wine',
): void {
  const w = tall * (form === 'coupe' ? 0.52 : form === 'wine' ? 0.4 : 0.44)
  const bowl = form === 'tumbler' ? tall : tall * (form === 'coupe' ? 0.34 : 0.55)
  const top = y - tall
  const outline =
    form === 'tumbler'
      ? `M${x - w / 2} ${top}L${x - w * 0.42} ${y}L${x + w * 0.42} ${y}L${x + w / 2} ${top}Z`
      : `M${x - w / 2} ${top}C${x - w * 0.62} ${top + bowl * 0.8} ${x - w * 0.2} ${top + bowl} ${x} ${top + bowl}C${x + w * 0.2} ${top + bowl} ${x + w * 0.62} ${top + bowl * 0.8} ${x + w / 2} ${top}Z`
  if (form !== 'tumbler') {
    p.line(
      `M${x} ${top + bowl}L${x} ${y - 3}`,
      mix(light.glow, '#ffffff', 0.4),
      Math.max(2, tall * 0.025),
      0.75,
    )
    p.oval(x, y - 2, w * 0.42, tall * 0.025, mix(light.glow, '#ffffff', 0.4), 0.6)
  }
  p.path(outline, mix(light.sky[2], '#ffffff', 0.4), 0.28)
  p.group({ clip: outline }, () =>
    p.box(x - w, top + bowl * 0.34, w * 2, tall, p.down(mix(drink, light.lamp, 0.4), tone(drink, 0, 0.8)), {
      opacity: 0.92,
    }),
  )
  p.oval(x, top + bowl * 0.34, w * 0.5, w * 0.06, mix(drink, '#ffffff', 0.4), 0.7)
  p.line(
    `M${x - w * 0.34} ${top + bowl * 0.1}Q${x - w * 0.4} ${top + bowl * 0.6} ${x - w * 0.2} ${top + bowl * 0.8}`,
    '#ffffff',
    Math.max(1.6, tall * 0.02),
    0.65,
  )
}
