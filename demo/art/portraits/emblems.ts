import { blade } from '../nature/blade.ts'
import { num } from '../paper/curve.ts'
import type { Paint } from '../paper/paint.ts'
import type { Rng } from '../paper/random.ts'
import { circle } from '../vehicles/wheel.ts'

interface Drawn {
  p: Paint
  r: Rng
  front: string
  detail: string
}

type Emblem = (drawn: Drawn) => void

const waves: Emblem = ({ p, r, front, detail }) => {
  p.disc(200, 160, 58, detail)
  const count = r.int(2, 3)
  for (let i = 0; i < count; i += 1)
    p.line(
      `M90 ${214 + i * 38}Q127 ${188 + i * 38} 163 ${214 + i * 38}Q200 ${240 + i * 38} 237 ${214 + i * 38}Q273 ${188 + i * 38} 310 ${214 + i * 38}`,
      front,
      17,
    )
}

const peaks: Emblem = ({ p, front, detail }) => {
  p.disc(262, 132, 36, detail)
  p.path('M70 292L166 128L226 230L252 190L330 292Z', front)
  p.path('M166 128L132 186L156 178L172 198L192 172Z', detail)
}

const petals: Emblem = ({ p, r, front, detail }) => {
  const count = r.int(5, 8)
  for (let i = 0; i < count; i += 1) p.path(blade(200, 200, 122, (i / count) * 360 - 90, 1.5 / count), front)
  p.disc(200, 200, 26, detail)
}

const arcs: Emblem = ({ p, front, detail }) => {
  for (const [k, colour] of [
    [118, front],
    [80, detail],
    [42, front],
  ] as const)
    p.line(
      `M${200 - k} 262C${200 - k} ${num(262 - k * 1.33)} ${200 + k} ${num(262 - k * 1.33)} ${200 + k} 262`,
      colour,
      24,
      1,
      'butt',
    )
}

const quarters: Emblem = ({ p, r, front, detail }) => {
  for (const [x, y] of [
    [100, 100],
    [200, 100],
    [100, 200],
    [200, 200],
  ] as const) {
    const turn = r.int(0, 3)
    p.group({ x: x + 50, y: y + 50, rotate: turn * 90 }, () =>
      p.path('M-50 -50L50 -50C50 5 5 50 -50 50Z', (x + y) % 200 === 0 ? front : detail),
    )
  }
}

const sail: Emblem = ({ p, front, detail }) => {
  p.path('M206 84C262 140 290 200 298 246L206 246Z', front)
  p.path('M190 116C160 160 132 210 118 246L190 246Z', detail)
  p.path('M96 264L306 264C292 300 262 314 236 314L164 314C134 312 108 296 96 264Z', front)
}

const leaf: Emblem = ({ p, front, detail }) => {
  p.path('M112 288C92 168 176 92 298 104C312 226 236 310 112 288Z', front)
  p.line('M108 296C160 232 208 190 262 146', detail, 13)
  for (const t of [0.3, 0.52, 0.72])
    p.line(
      `M${num(112 + t * 150)} ${num(288 - t * 142)}L${num(112 + t * 150 + 4)} ${num(288 - t * 142 - 54)}`,
      detail,
      9,
    )
}

const orbit: Emblem = ({ p, r, front, detail }) => {
  p.line(circle(200, 200, 100), front, 18)
  const turn = r.between(0, 6.28)
  p.disc(200 + Math.cos(turn) * 100, 200 + Math.sin(turn) * 100, 34, detail)
  p.disc(200, 200, 44, front)
}

const door: Emblem = ({ p, front, detail }) => {
  p.path('M112 306L112 196C112 76 288 76 288 196L288 306Z', front)
  p.path('M152 306L152 204C152 136 248 136 248 204L248 306Z', detail)
  p.disc(226, 250, 8, front)
}

const drops: Emblem = ({ p, r, front, detail }) => {
  const count = r.int(3, 4)
  for (let i = 0; i < count; i += 1) {
    p.group({ x: 200, y: 200, rotate: (i / count) * 360 }, () =>
      p.path('M0 -124C44 -72 52 -40 0 -18C-52 -40 -44 -72 0 -124Z', i % 2 ? detail : front),
    )
  }
  p.disc(200, 200, 13, detail)
}

const fans: Emblem = ({ p, front, detail }) => {
  for (const [x, y, colour] of [
    [140, 200, front],
    [260, 200, detail],
    [200, 300, front],
  ] as const)
    p.path(`M${x - 60} ${y}C${x - 60} ${y - 80} ${x + 60} ${y - 80} ${x + 60} ${y}Z`, colour)
}

const moon: Emblem = ({ p, front, detail }) => {
  p.path(
    'M250 92C150 82 92 148 98 214C104 290 178 326 244 302C180 290 146 244 152 192C158 140 200 104 250 92Z',
    front,
  )
  for (const [x, y, k] of [
    [262, 168, 26],
    [226, 232, 15],
    [292, 238, 11],
  ] as const)
    p.path(
      `M${x} ${y - k}Q${x + k * 0.15} ${y - k * 0.15} ${x + k} ${y}Q${x + k * 0.15} ${y + k * 0.15} ${x} ${y + k}Q${x - k * 0.15} ${y + k * 0.15} ${x - k} ${y}Q${x - k * 0.15} ${y - k * 0.15} ${x} ${y - k}Z`,
      detail,
    )
}

export const emblems: readonly Emblem[] = [
  waves,
  peaks,
  petals,
  arcs,
  quarters,
  sail,
  leaf,
  orbit,
  door,
  drops,
  fans,
  moon,
]
