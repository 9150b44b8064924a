import { indoors } from '../../indoors/indoors.ts'
import { lighten } from '../../paper/colour.ts'
import type { Scene } from '../../paper/scene.ts'
import { figure } from '../../people/figure.ts'

/** A baker before the mouth of a brick oven, loaves coming out. */
export function breadOven(outside: Scene): void {
  const s = indoors(outside)
  const { p, r } = s
  const brick = s.own.fork('brick').pick(['#a8604a', '#b5765a', '#8f5f52'])
  p.box(0, 0, 1200, 910, s.tone(lighten(brick, -0.1), 0, 0.5))
  for (let line = 0; line < 19; line += 1)
    for (let i = -1; i < 12; i += 1)
      p.box(
        i * 108 + (line % 2) * 54,
        line * 40,
        102,
        35,
        s.tone(lighten(brick, r.between(-0.05, 0.06)), 0, r.between(0.6, 0.95)),
        { r: 4 },
      )
  const mouth = (pad: number) =>
    `M${390 - pad} ${610 + pad}L${390 - pad} 400Q${390 - pad} ${200 - pad} 640 ${200 - pad}Q${890 + pad} ${200 - pad} ${890 + pad} 400L${890 + pad} ${610 + pad}Z`
  p.path(mouth(52), s.tone('#d9c2a4', 0, 0.9))
  p.path(mouth(0), '#2a1510')
  p.group({ clip: mouth(0) }, () => {
    p.glow(640, 600, 420, '#ff7a24', 1, 330)
    p.glow(640, 600, 260, '#ffc04a', 1, 190)
    for (let i = 0; i < 9; i += 1) {
      const [x, high] = [430 + i * 54, r.between(90, 210)]
      p.path(
        `M${x - 34} 590C${x - 44} ${590 - high * 0.5} ${x - 4} ${590 - high * 0.6} ${x} ${590 - high}C${x + 14} ${590 - high * 0.6} ${x + 44} ${590 - high * 0.5} ${x + 34} 590Z`,
        i % 2 ? '#ff9a3a' : '#ffd06a',
        0.85,
      )
    }
    for (const x of [510, 640, 770]) loaf(s, x, 604, 74)
  })
  p.glow(640, 480, 620, '#ffae5a', 0.5, 420)
  p.box(0, 664, 1200, 250, p.down(s.tone('#c9a06a', 0, 1), s.tone('#7f5a3a', 0, 0.4)))
  p.path('M470 620L700 600L700 626L470 640Z', s.tone('#d9b07c', 0, 1))
  p.line('M480 628L170 640', s.tone('#b98a54', 0, 0.9), 16)
  figure(s, {
    x: 190,
    y: 880,
    tall: 560,
    pose: 'reach',
    look: { skin: '#d99f76', hair: '#3d2a20', cut: 'hat', top: '#fbf6ec', bottom: '#8a8f9a', dress: false },
  })
  loaf(s, 590, 612, 84)
  for (const [x, y, k] of [
    [480, 800, 130],
    [760, 790, 140],
    [1030, 806, 136],
    [620, 876, 140],
    [910, 880, 140],
  ] as const)
    loaf(s, x, y, k)
}

function loaf({ p, tone, light }: Scene, x: number, y: number, k: number): void {
  p.oval(x, y, k, k * 0.16, light.shadow, 0.3)
  p.path(
    `M${x - k} ${y - k * 0.04}C${x - k * 1.04} ${y - k * 0.7} ${x - k * 0.4} ${y - k * 0.84} ${x} ${y - k * 0.84}C${x + k * 0.4} ${y - k * 0.84} ${x + k * 1.04} ${y - k * 0.7} ${x + k} ${y - k * 0.04}Q${x} ${y + k * 0.1} ${x - k} ${y - k * 0.04}Z`,
    p.down(tone('#e6a95a', 0, 1), tone('#b06a2c', 0, 0.8), tone('#8a4a1e', 0, 0.6)),
  )
  for (const dx of [-0.5, 0, 0.5])
    p.path(
      `M${x + k * (dx - 0.16)} ${y - k * 0.3}Q${x + k * (dx - 0.02)} ${y - k * 0.62} ${x + k * (dx + 0.2)} ${y - k * 0.72}Q${x + k * (dx + 0.1)} ${y - k * 0.46} ${x + k * (dx - 0.16)} ${y - k * 0.3}Z`,
      tone('#f9e2b4', 0, 1),
      0.9,
    )
}
