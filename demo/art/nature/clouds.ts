import { mix } from '../paper/colour.ts'
import { num } from '../paper/curve.ts'
import type { Rng } from '../paper/random.ts'
import { type Scene, WIDTH } from '../paper/scene.ts'

export function clouds(s: Scene, horizon: number): void {
  const kind = s.own.fork(`clouds ${s.light.time}`).pick(['heaps', 'streaks', 'both', 'few'] as const)
  if (kind !== 'heaps') streaks(s, horizon, kind === 'few' ? 4 : 9)
  if (s.light.time === 'night' || kind === 'streaks') return
  const r = s.r.fork('heaps')
  const count = kind === 'few' ? 1 : r.int(2, 4)
  for (let i = 0; i < count; i += 1) {
    const far = i / count
    const width = r.between(260, 460) * (0.45 + 0.55 * (1 - far))
    heap(s, r, r.between(-60, WIDTH - 150), horizon * (0.3 + far * 0.45) + r.between(-30, 40), width)
  }
}

/** Long thin veils, lit from below when the sun is low. */
function streaks({ p, r: all, light }: Scene, horizon: number, count: number): void {
  const r = all.fork('streaks')
  const colour =
    light.time === 'night' ? mix(light.haze, light.sky[2], 0.5) : mix(light.sky[2], light.sun, 0.5)
  for (let i = 0; i < count; i += 1) {
    const y = horizon * r.between(0.12, 0.92)
    const long = r.between(180, 620)
    const x = r.between(-200, WIDTH)
    const thick = r.between(5, 16) * (0.5 + y / horizon)
    p.oval(
      x,
      y,
      long,
      thick,
      p.out([
        [0, colour, 0.75],
        [0.6, colour, 0.35],
        [1, colour, 0],
      ]),
      light.time === 'night' ? 0.35 : 0.75,
    )
  }
}

/** A heaped cloud in three washes, each smaller, lighter and nearer to the sun; its flat foot fades. */
function heap({ p, light, sun }: Scene, r: Rng, x: number, y: number, width: number): void {
  const isDark = light.dark > 0.3
  const lit = mix(light.sun, light.sky[2], isDark ? 0.35 : 0.05)
  const body = mix(light.sky[1], light.sky[2], isDark ? 0.35 : 0.45)
  const side = Math.sign(sun.x - x - width / 2) || 1
  const heads = Array.from({ length: 13 }, (_, i) => {
    const t = (i + 0.5) / 13
    const size = width * (0.05 + 0.1 * Math.sin(Math.PI * t)) * r.between(0.7, 1.25)
    return {
      x: x + t * width,
      y: y - size * r.between(0.2, 0.9) - Math.sin(Math.PI * t) ** 2 * width * r.between(0, 0.11),
      size,
    }
  })
  const washes = [
    [body, 1, 0, 0.8],
    [mix(body, lit, 0.5), 0.8, 0.16, 0.75],
    [lit, 0.56, 0.34, 0.8],
  ] as const
  for (const [colour, size, shift, opacity] of washes) {
    p.group(
      {
        opacity,
        clip: `M${num(x - width)} ${num(y - width)}L${num(x + width * 2)} ${num(y - width)}L${num(x + width * 2)} ${num(y)}L${num(x - width)} ${num(y)}Z`,
      },
      () => {
        for (const head of heads)
          p.disc(
            head.x + side * head.size * shift,
            head.y - head.size * shift * 0.8,
            head.size * size,
            colour,
          )
      },
    )
  }
  p.oval(
    x + width / 2,
    y,
    width * 0.62,
    width * 0.028,
    p.out([
      [0, body, 0.7],
      [1, body, 0],
    ]),
  )
}
