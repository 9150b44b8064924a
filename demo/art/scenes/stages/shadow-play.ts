import { mix } from '../../paper/colour.ts'
import type { Scene } from '../../paper/scene.ts'
import { crowd } from '../../people/crowd.ts'

/** Shadows on a lit cloth: a caravan before the gate of an inn. */
export function shadowPlay(s: Scene): void {
  const { p, light } = s
  p.box(0, 0, 1200, 910, mix(light.shadow, '#120a10', 0.6))
  for (let i = 0; i < 14; i += 1)
    p.box(i * 90 - 20, 0, 46, 700, mix('#5a1f2e', light.shadow, 0.45), { opacity: 0.55 })
  p.box(120, 70, 960, 560, '#7a4a26', { r: 10 })
  p.box(144, 94, 912, 512, p.out(['#fff3cf', '#f9c86a', '#c9782e', '#7a3a1c'], [0.5, 0.6], 0.7))
  const ink = '#2a130e'
  p.group({ clip: 'M144 94L1056 94L1056 606L144 606Z' }, () => {
    p.disc(330, 210, 54, '#fffbe6', 0.85)
    p.path('M144 540C300 500 420 540 560 520C760 500 900 540 1056 510L1056 606L144 606Z', ink)
    p.path(
      'M760 540L760 300L800 300L800 260Q800 250 810 250L814 210L822 250Q832 250 832 260L832 300L870 300L870 230C870 170 960 170 960 230L960 300L1056 300L1056 540L960 540L960 440Q915 370 870 440L870 540Z',
      ink,
    )
    p.disc(915, 160, 9, ink)
    p.line('M915 160L915 190', ink, 6)
    for (const [x, y, k] of [
      [620, 540, 1],
      [420, 546, 0.94],
      [240, 548, 0.86],
    ] as const)
      camel(s, x, y, k, ink)
    p.line('M660 540L660 440M640 470L690 500M660 520L640 560M660 520L684 560', ink, 12)
    p.disc(660, 424, 17, ink)
  })
  p.glow(600, 380, 640, '#ffb45a', 0.35, 420)
  crowd(s, {
    y: 700,
    size: 118,
    rim: '#ffb86a',
    rows: 3,
    raised: 0.04,
    colour: mix(light.shadow, '#120a10', 0.6),
  })
}

function camel({ p }: Scene, x: number, y: number, k: number, ink: string): void {
  p.group({ x, y, scale: k }, () => {
    p.path(
      'M-84 -60C-90 -100 -70 -110 -52 -104C-44 -150 -14 -150 -6 -108C2 -150 32 -150 38 -104C56 -100 60 -90 62 -76C76 -84 84 -110 86 -140C88 -156 104 -162 118 -158L136 -148L134 -138L112 -138C112 -100 96 -54 60 -46L-70 -44C-80 -46 -84 -50 -84 -60Z',
      ink,
    )
    p.line('M-70 -50L-78 4M-52 -48L-46 4M40 -48L34 4M56 -50L64 4', ink, 9)
    p.line('M-84 -70Q-98 -50 -92 -30', ink, 5)
    p.path('M-46 -112L-14 -150L18 -150L44 -112Z', ink)
    p.disc(-4, -156, 10, ink)
  })
}
