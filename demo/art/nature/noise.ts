import type { Rng } from '../paper/random.ts'

/** A wandering line between -1 and 1; `waves` is how often it turns over 1200. */
export function wandering(r: Rng, waves: number, octaves = 3, rough = 0.5): (x: number) => number {
  const size = 97
  const values = Array.from({ length: size }, () => r.between(-1, 1))
  const smooth = (x: number): number => {
    const cell = Math.floor(x)
    const t = x - cell
    const [a, b] = [
      values[((cell % size) + size) % size] ?? 0,
      values[(((cell + 1) % size) + size) % size] ?? 0,
    ]
    return a + (b - a) * t * t * (3 - 2 * t)
  }
  return (x) => {
    let [sum, total, weight, often] = [0, 0, 1, waves / 1200]
    for (let octave = 0; octave < octaves; octave += 1) {
      sum += smooth(x * often + octave * 17.3) * weight
      total += weight
      weight *= rough
      often *= 2.1
    }
    return sum / total
  }
}
