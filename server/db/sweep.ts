/** How many rows a sweep deletes in one statement, which may take only so long. */
const AT_ONCE = 5_000

/** Sweeps in portions, until one is not full. Answers how many rows are gone. */
export async function sweepAll(drop: (most: number) => Promise<number>, most = AT_ONCE): Promise<number> {
  let all = 0
  for (;;) {
    const dropped = await drop(most)
    all += dropped
    if (dropped < most) return all
  }
}
