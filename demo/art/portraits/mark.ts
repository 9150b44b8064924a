import { accentsOf, countOfAccents } from '../paper/accents.ts'
import { lighten } from '../paper/colour.ts'
import { Paint } from '../paper/paint.ts'
import { Rng } from '../paper/random.ts'
import { emblems } from './emblems.ts'

/** The mark of a business: one simple form in two colours on a third, never a letter. */
export const drawMark = (seed: number): string => paintMark(seed).svg('0 0 400 400', 400, 400)

export function paintMark(seed: number): Paint {
  const p = new Paint()
  const r = new Rng(`mark/${seed}`)
  const { main, second, third, pale, deep } = accentsOf('', r.int(0, countOfAccents - 1))
  const [ground, front, detail] = r.pick([
    [main, pale, second],
    [deep, pale, main],
    [pale, main, deep],
    [third, pale, second],
    [second, deep, pale],
    [deep, second, pale],
    [pale, third, main],
  ] as const)
  p.box(
    0,
    0,
    400,
    400,
    p.gradient({
      round: false,
      from: [0, 0],
      to: [1, 1],
      stops: [
        [0, lighten(ground, 0.03)],
        [1, lighten(ground, -0.03)],
      ],
    }),
  )
  r.pick(emblems)({ p, r, front, detail })
  return p
}
