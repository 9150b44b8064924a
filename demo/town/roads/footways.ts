import { at, distance, mix } from '../geometry/point.ts'
import { beside, lengthOf, resampled } from '../geometry/polyline.ts'
import { curveThrough } from '../geometry/smoothing.ts'
import { volcano } from '../land/heights.ts'
import type { Land } from '../land/land.ts'
import type { Site } from '../places/sites.ts'
import { hashed } from '../random/random.ts'
import type { Road } from './road.ts'

/**
 * The footways: through parks, along the beach, up to the castle, around the crater and out to the
 * lighthouse.
 */
export function footways(land: Land, sites: readonly Site[]): Road[] {
  return [...sites.flatMap(pathsThrough), ...castleSteps(sites), ...promenades(land), ...trails()]
}

const WALKED = new Set<Site['kind']>(['park', 'garden', 'cemetery', 'campus'])

function pathsThrough({ kind, ring, centre }: Site, number: number): Road[] {
  if (!WALKED.has(kind)) return []
  const around = [...ring, ring[0] ?? centre]
  const edge = resampled(around, 24)
  const corners = resampled(around, lengthOf(around) / 9).slice(0, -1)
  const inner = corners.map((p, i) => mix(centre, p, 0.52 + 0.2 * hashed(i, number, 5)))
  const loop = curveThrough(inner, { closed: true, step: 12 })
  const gates = Math.max(4, Math.min(7, Math.round(edge.length / 14)))
  const spokes = Array.from({ length: gates }, (_, i): Road => {
    const index = Math.floor(((i + hashed(i, number, 4) * 0.6) / gates) * (edge.length - 1))
    const gate = edge[index] ?? centre
    const goal = i % 2 === 0 ? centre : (loop[Math.floor((loop.length * (i + 0.5)) / gates)] ?? centre)
    const bend = (hashed(i, number, 6) - 0.5) * 0.35
    const middle = mix(gate, goal, 0.5)
    const bent = at(middle.x - (goal.y - gate.y) * bend, middle.y + (goal.x - gate.x) * bend)
    return { class: 'path', line: curveThrough([gate, bent, goal], { step: 12 }) }
  })
  return [{ class: 'path', line: [...loop, loop[0] ?? centre] }, ...spokes]
}

/** Stairs from the street up to the castle's gate. */
function castleSteps(sites: readonly Site[]): Road[] {
  const park = sites.find((it) => it.name === 'Castle Park')
  if (!park) return []
  return [0.08, 0.38, 0.68].map((share) => {
    const foot = park.ring[Math.floor(park.ring.length * share)] ?? park.centre
    const top = mix(foot, at(-870, 1_350), 0.72)
    return { class: 'steps', line: [foot, mix(foot, top, 0.5), top] }
  })
}

/** A promenade behind each long beach. */
function promenades({ stretches }: Land): Road[] {
  return stretches
    .filter(({ shore, line }) => shore === 'beach' && line.length > 30)
    .map(({ line }): Road => ({ class: 'path', line: resampled(beside(resampled(line, 60), -74), 40) }))
    .filter(({ line }) => line.every((p, i) => i === 0 || distance(p, line[i - 1] ?? p) < 80))
}

function trails(): Road[] {
  const rim = Array.from({ length: 28 }, (_, i) => {
    const turn = (i / 28) * 2 * Math.PI
    const reach = 830 + 90 * Math.sin(turn * 3 + 1)
    return at(volcano.x + Math.cos(turn) * reach, volcano.y + Math.sin(turn) * reach)
  })
  const ways: [number, number][][] = [
    [
      [-7_480, 7_820],
      [-7_560, 7_990],
      [-7_660, 8_110],
    ],
    [
      [-3_200, -1_700],
      [-3_050, -2_250],
      [-3_280, -2_850],
      [-3_640, -3_060],
      [-3_950, -2_850],
      [-4_050, -2_300],
      [-4_250, -1_800],
      [-4_900, -1_200],
      [-5_500, -900],
    ],
    [
      [-3_620, -2_980],
      [-3_640, -3_060],
    ],
    [
      [6_100, 15_900],
      [6_500, 16_500],
      [7_000, 16_880],
    ],
    [
      [-18_350, 4_850],
      [-18_430, 4_900],
    ],
    [
      [-7_480, 7_820],
      [-6_900, 8_600],
      [-6_300, 9_500],
      [-5_000, 9_900],
      [-4_100, 10_300],
      [-3_500, 10_600],
    ],
    [
      [2_800, 9_150],
      [4_000, 9_900],
      [5_200, 10_300],
      [5_900, 10_400],
      [6_700, 11_300],
      [6_800, 12_600],
    ],
    [
      [1_250, 7_300],
      [1_380, 7_800],
      [1_500, 8_230],
    ],
    [
      [-3_650, 2_300],
      [-3_800, 3_600],
      [-3_500, 5_000],
      [-3_250, 5_900],
      [-3_300, 6_500],
    ],
    [
      [-9_500, 3_300],
      [-9_900, 2_300],
      [-9_800, 1_700],
      [-10_100, 600],
      [-10_900, -700],
    ],
  ]
  return [
    {
      class: 'path',
      name: 'Crater Rim Path',
      line: curveThrough([...rim, rim[0] ?? at(0, 0)], { step: 40 }),
    },
    ...ways.map(
      (way): Road => ({
        class: 'path',
        line: curveThrough(
          way.map(([x, y]) => at(x, y)),
          { step: 30 },
        ),
      }),
    ),
  ]
}
