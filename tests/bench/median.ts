/** The median of each figure over several runs, so that none depends on a single run. */
export function medianOfEach<T extends Record<keyof T, number>>(runs: readonly T[]): T {
  const [first] = runs
  if (!first) throw new Error('There is no median of no run.')
  const keys = Object.keys(first) as (keyof T)[]
  return Object.fromEntries(keys.map((key) => [key, median(runs.map((run) => run[key]))])) as T
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
