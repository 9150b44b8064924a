import { wandering } from '../nature/noise.ts'
import { type Scene, WIDTH } from '../paper/scene.ts'
import { house } from './house.ts'
import { WALLS } from './walls.ts'

/** A town on a hill: rows behind rows, smaller and hazier. */
export function hillTown(
  s: Scene,
  {
    y,
    rise,
    rows = 5,
    size = 80,
    near = 0.15,
    far = 0.6,
    peak = 0.5,
  }: { y: number; rise: number; rows?: number; size?: number; near?: number; far?: number; peak?: number },
): void {
  const r = s.own.fork('hill town')
  const wave = wandering(r, 4, 2)
  for (let i = 0; i < rows; i += 1) {
    const t = i / (rows - 1)
    const width = size * (0.5 + 0.5 * t)
    const reach = WIDTH * (0.24 + 0.42 * t)
    for (let x = WIDTH * peak - reach; x < WIDTH * peak + reach; ) {
      const w = width * r.between(0.7, 1.25)
      const slope = 1 - ((x - WIDTH * peak) / reach) ** 2 * 0.6
      const foot = y - (1 - t) * rise * slope + wave(x + i * 400) * 12
      house(s, {
        x,
        y: foot + (1 - t) * 60,
        w,
        h: w * r.between(1, 1.6) + (1 - t) * 60,
        wall: r.pick([...WALLS, s.accents.pale]),
        depth: far + (near - far) * t,
        r,
        shape: r.pick(['gable', 'eaves', 'eaves', 'flat']),
      })
      x += w * r.between(0.9, 1.15)
    }
  }
}
