import type { Row } from './report.ts'

/** One thing among few others, and one among many. */
interface Sizes<T> {
  few: T
  many: T
}

const ROUNDS = 25

/** The lower quartiles of both times. Both are measured in turns, so that other load slows both. */
export async function compared<T>(on: Sizes<T>, work: (it: T) => Promise<unknown>): Promise<Sizes<number>> {
  const took = { few: [] as number[], many: [] as number[] }
  for (let round = 0; round < ROUNDS; round++) {
    took.few.push(await timed(() => work(on.few)))
    took.many.push(await timed(() => work(on.many)))
  }
  const low = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 4)] ?? Number.NaN
  return { few: low(took.few), many: low(took.many) }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/** The row of a report; without a promise where none is made. */
export function grown(what: string, counts: Sizes<number>, times: Sizes<number>, most?: number): Row {
  const among = (of: keyof Sizes<number>) =>
    `${times[of].toFixed(1)} ms among ${counts[of].toLocaleString('en')}`
  const promise = most === undefined ? '' : `${most} × (is ${(times.many / times.few).toFixed(2)})`
  return { what, measured: among('many'), reference: among('few'), promise }
}
