import { lanterns } from '../../festive/lanterns.ts'
import { stringLights } from '../../festive/string-lights.ts'
import { counter } from '../../indoors/counter.ts'
import { indoors } from '../../indoors/indoors.ts'
import { potPlant } from '../../indoors/pot-plants.ts'
import { room } from '../../indoors/room.ts'
import { roundTree } from '../../nature/round-tree.ts'
import { sky } from '../../nature/sky.ts'
import { nth } from '../../paper/accents.ts'
import { lamplit, type Scene } from '../../paper/scene.ts'
import { figure } from '../../people/figure.ts'
import { paving } from '../../town/paving.ts'
import { sides } from '../../town/tower.ts'
import { pane } from '../../town/window.ts'
import { diners } from '../tables/diners.ts'

/** A courtyard with tables about an orange tree. */
export function courtyard(s: Scene): void {
  const { p } = s
  sky(s, { horizon: 300 })
  const n = lamplit(s, 0.5)
  const wall = s.own.fork('wall').pick(['#f3dcb8', '#efcfae', '#f6e6cc'])
  p.box(0, 190, 1200, 470, sides(n, 600, wall, 0))
  p.box(0, 176, 1200, 22, n.tone('#b5654a', 0, 0.9))
  for (const [i, x] of [120, 330, 780, 990].entries())
    pane(n, {
      x,
      y: 250,
      w: 76,
      h: 120,
      arched: true,
      frame: '#7a9a8c',
      shutters: '#4f7a78',
      lit: s.lamps && i % 2 === 0,
    })
  for (const x of [70, 300, 760, 980]) {
    p.path(
      `M${x} 660L${x} 520Q${x} 440 ${x + 80} 440Q${x + 160} 440 ${x + 160} 520L${x + 160} 660Z`,
      s.lamps ? p.down(s.light.lamp, '#b9743a') : n.tone('#7a5f4a', 0, 0.3),
    )
    p.line(
      `M${x} 660L${x} 520Q${x} 440 ${x + 80} 440Q${x + 160} 440 ${x + 160} 520L${x + 160} 660`,
      n.tone('#fffaf0', 0, 0.9),
      10,
    )
  }
  paving(n, 656, '#d9b594')
  roundTree(n, { x: 600, y: 730, tall: 470, leaf: '#5f8f55' })
  const r = s.own.fork('oranges')
  for (let i = 0; i < 26; i += 1)
    p.disc(
      600 + r.between(-140, 140),
      360 + r.between(-90, 110),
      r.between(9, 14),
      n.tone(i % 3 ? '#f0923a' : '#f6b24a', 0, 1),
    )
  p.box(540, 716, 120, 50, n.tone('#b5654a', 0, 0.9), { r: 8 })
  stringLights(n, 0, 230, 600, 300, 30)
  stringLights(n, 1200, 230, 600, 300, 30)
  diners(n, 250, 830, 150, 'left')
  diners(n, 960, 840, 155, 'right')
}

/** Tables before an open fire as wide as the room. */
export function hearthRoom(outside: Scene): void {
  const s = indoors(outside)
  const { p } = s
  room(s, { wall: '#5b4a48', floor: '#8a6a50' }, { left: 120, right: 1080, top: 40, foot: 610 })
  p.box(180, 250, 840, 350, p.down(s.tone('#8f8a86', 0, 0.9), s.tone('#6f6a66', 0, 0.6)), { r: 8 })
  p.box(150, 226, 900, 40, s.tone('#7a5334', 0, 1), { r: 4 })
  p.box(220, 340, 760, 250, '#2a1512', { r: 6 })
  p.glow(600, 570, 520, '#ff8a3a', 0.9, 240)
  for (let i = 0; i < 15; i += 1) {
    const [x, tall] = [250 + i * 50, 90 + s.own.fork(`flame ${i}`).int(0, 110)]
    p.path(
      `M${x - 30} 586C${x - 40} ${586 - tall * 0.5} ${x - 6} ${586 - tall * 0.6} ${x} ${586 - tall}C${x + 14} ${586 - tall * 0.6} ${x + 40} ${586 - tall * 0.5} ${x + 28} 586Z`,
      p.down('#ffe9a8', '#f6903a', '#d9502a'),
      0.92,
    )
  }
  for (const x of [330, 470, 720, 860]) {
    p.line(`M${x} 266L${x} 380`, '#2f2b2a', 4)
    p.path(`M${x - 34} 380Q${x} 350 ${x + 34} 380Q${x} 430 ${x - 34} 380Z`, '#c9925a')
  }
  figure(s, { x: 600, y: 650, tall: 250, pose: 'reach', r: s.own.fork('cook') })
  p.glow(600, 640, 640, '#ff9d4a', 0.35, 260)
  diners(s, 250, 830, 150, 'left')
  diners(s, 960, 830, 150, 'right')
}

/** A counter with stools under paper lanterns, steam over the bowls. */
export function noodleBar(outside: Scene): void {
  const s = indoors(outside)
  const { p } = s
  room(
    s,
    { wall: s.own.fork('wall').pick(['#7a3f3a', '#3f5a5a', '#6a4a6a']), floor: '#8a6a50', laid: 'tiles' },
    { left: 80, right: 1120, top: 30, foot: 600 },
  )
  p.box(180, 170, 840, 190, s.tone('#4b3028', 0, 0.8), { r: 6 })
  for (const y of [230, 310])
    for (let i = 0; i < 15; i += 1) {
      p.path(
        `M${205 + i * 54} ${y - 26}L${245 + i * 54} ${y - 26}Q${240 + i * 54} ${y} ${225 + i * 54} ${y}Q${210 + i * 54} ${y} ${205 + i * 54} ${y - 26}Z`,
        s.tone(nth(['#fbf4e6', '#8fb0b4', '#d9694a', '#e8c98a'], i), 0, 0.95),
      )
    }
  for (const y of [234, 314]) p.box(180, y, 840, 8, s.tone('#a87a4c', 0, 1))
  lanterns({ ...s, lamps: true }, 120, 1080, 40, 26, 88, ['#e4572e', '#f6c453', '#e4572e'])
  for (const x of [440, 760])
    figure(s, {
      x,
      y: 640,
      tall: 330,
      pose: x < 500 ? 'reach' : 'stand',
      r: s.own.fork(`cook ${x}`),
      shadow: false,
    })
  counter(s, { x: 600, y: 790, w: 1160, h: 210, colour: '#7a4a2c' }, '#c9975f', 7)
  for (const [i, x] of [170, 380, 600, 820, 1030].entries()) {
    p.path(
      `M${x - 52} 552L${x + 52} 552Q${x + 44} 592 ${x} 592Q${x - 44} 592 ${x - 52} 552Z`,
      s.tone(nth(['#fbf4e6', '#3f6f96', '#fbf4e6', '#d2493a'], i), 0, 1),
    )
    p.oval(x, 552, 52, 10, s.tone('#e8b86a', 0, 1))
    for (const dx of [-14, 8]) p.line(`M${x + dx} 540q-16 -30 0 -56q14 -26 0 -50`, '#ffffff', 8, 0.28)
  }
  for (const x of [260, 490, 720, 950]) {
    p.box(x - 6, 800, 12, 80, s.tone('#3f4450', 0, 0.7))
    p.oval(x, 800, 48, 14, s.tone('#b5483a', 0, 0.9))
    figure(s, { x, y: 796, tall: 240, pose: 'sit', r: s.own.fork(`eats ${x}`), shadow: false })
  }
  potPlant(s, 1150, 870, 170)
}
