import { shaft } from '../../festive/shaft.ts'
import { nth } from '../../paper/accents.ts'
import { mix } from '../../paper/colour.ts'
import { HEIGHT, type Scene, WIDTH } from '../../paper/scene.ts'
import { crowd } from '../../people/crowd.ts'

/** A floor, a mirror ball, beams through haze. */
export function dancefloor(s: Scene): void {
  const { p, r, accents } = s
  const base = mix(s.light.shadow, '#0a0512', 0.5)
  p.box(0, 0, WIDTH, HEIGHT, p.down(base, mix(base, accents.main, 0.45), mix(base, accents.third, 0.3)))
  const colours = [accents.main, accents.third, accents.second]
  for (let i = 0; i < 12; i += 1)
    p.group({ blend: 'screen' }, () =>
      shaft(
        s,
        90 + i * 94,
        -20,
        600 + (i - 5.5) * r.between(-90, 160),
        800,
        r.between(22, 80),
        nth(colours, i),
        0.75,
      ),
    )
  p.glow(600, 560, 720, accents.main, 0.5, 320)
  p.line('M600 -10L600 90', '#2b2733', 4)
  p.disc(
    600,
    186,
    98,
    p.out(
      ['#f7f7fb', mix(accents.third, '#cfd3e0', 0.6), mix(accents.main, '#2a2238', 0.6)],
      [0.36, 0.3],
      0.8,
    ),
  )
  for (let line = -4; line <= 4; line += 1) {
    const half = Math.sqrt(Math.max(0, 98 * 98 - (line * 21) ** 2))
    for (let i = -5; i <= 5; i += 1)
      if (r.chance(0.62))
        p.box(
          600 + (i / 5.6) * half - half / 14,
          186 + line * 21 - 8,
          half / 7,
          15,
          r.pick(['#ffffff', ...colours]),
          { opacity: r.between(0.15, 0.85), r: 2 },
        )
  }
  for (let i = 0; i < 46; i += 1)
    p.oval(
      r.between(0, WIDTH),
      r.between(120, 760),
      r.between(7, 17),
      r.between(5, 11),
      mix(r.pick(colours), '#ffffff', 0.5),
      r.between(0.15, 0.5),
    )
  p.glow(600, 186, 260, '#ffffff', 0.45)
  crowd(s, {
    y: 760,
    size: 120,
    rim: mix(accents.main, '#ffffff', 0.25),
    rows: 4,
    raised: 0.6,
    colour: mix(base, '#05030a', 0.5),
  })
}
