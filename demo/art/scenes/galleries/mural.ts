import { blade } from '../../nature/blade.ts'
import { sky } from '../../nature/sky.ts'
import { lamplit, type Scene } from '../../paper/scene.ts'
import { passers } from '../../people/passers.ts'
import { paving } from '../../town/paving.ts'

/** A painted gable with a heron, a sun and waves, and small people in front. */
export function mural(outside: Scene): void {
  sky(outside, { horizon: 560 })
  const s = lamplit(outside, 0.5)
  const { p, accents, light } = s
  paving(outside, 700)
  p.path('M110 710L110 210L600 40L1090 210L1090 710Z', s.tone(accents.deep, 0, 1))
  p.path('M90 216L600 36L1110 216L1110 190L600 4L90 190Z', s.tone('#7a4a3a', 0, 0.8))
  p.group({ clip: 'M110 710L110 216L600 46L1090 216L1090 710Z' }, () => {
    p.disc(790, 330, 170, s.tone('#f7c548', 0, 1))
    for (let i = 0; i < 12; i += 1)
      p.path(
        blade(790 + Math.cos(i * 0.5236) * 190, 330 + Math.sin(i * 0.5236) * 190, 90, i * 30, 0.2),
        s.tone('#f28f3b', 0, 1),
      )
    for (const [y, colour] of [
      [520, accents.third],
      [580, '#3fa7a0'],
      [640, '#2f6f9a'],
    ] as const) {
      let d = `M60 ${y}`
      for (let x = 60; x < 1140; x += 120) d += `Q${x + 60} ${y - 84} ${x + 120} ${y}`
      p.path(`${d}L1180 730L60 730Z`, s.tone(colour, 0, 1))
    }
    heron(s, 400, 620)
    for (const [x, y, k] of [
      [560, 190, 60],
      [660, 150, 44],
      [500, 260, 40],
    ] as const)
      p.line(
        `M${x - k} ${y - k * 0.4}Q${x - k * 0.4} ${y - k * 0.7} ${x} ${y}Q${x + k * 0.4} ${y - k * 0.7} ${x + k} ${y - k * 0.4}`,
        s.tone('#fffaf0', 0, 1),
        9,
      )
  })
  p.box(110, 690, 980, 22, light.shadow, { opacity: 0.3 })
  passers(s, { y: 830, tall: 210, count: 6, poses: ['walk', 'stand', 'reach'] })
}

function heron({ p, tone, accents }: Scene, x: number, y: number): void {
  const [body, pale] = [tone(accents.main, 0, 1), tone('#fffaf0', 0, 1)]
  p.line(
    `M${x - 10} ${y - 150}L${x - 20} ${y + 20}M${x + 30} ${y - 150}L${x + 34} ${y + 20}`,
    tone('#f7c548', 0, 1),
    12,
  )
  p.path(
    `M${x - 150} ${y - 130}C${x - 110} ${y - 250} ${x} ${y - 290} ${x + 80} ${y - 240}C${x + 100} ${y - 170} ${x + 30} ${y - 120} ${x - 40} ${y - 124}Z`,
    body,
  )
  p.path(
    `M${x - 190} ${y - 100}C${x - 120} ${y - 210} ${x - 10} ${y - 230} ${x + 30} ${y - 206}C${x - 10} ${y - 140} ${x - 80} ${y - 120} ${x - 190} ${y - 100}Z`,
    tone(accents.third, 0, 1),
  )
  p.line(`M${x + 60} ${y - 230}C${x + 130} ${y - 300} ${x + 10} ${y - 350} ${x + 66} ${y - 420}`, pale, 40)
  p.disc(x + 76, y - 430, 40, pale)
  p.path(`M${x + 100} ${y - 452}L${x + 230} ${y - 420}L${x + 100} ${y - 412}Z`, tone('#f28f3b', 0, 1))
  p.path(
    `M${x + 60} ${y - 466}C${x + 10} ${y - 480} ${x - 40} ${y - 460} ${x - 60} ${y - 430}C${x - 20} ${y - 446} ${x + 20} ${y - 444} ${x + 50} ${y - 440}Z`,
    tone('#26242e', 0, 0.6),
  )
  p.disc(x + 86, y - 436, 7, '#26242e')
}
