import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { knownBy, newAsking } from './asking.ts'
import { TILE_SIZE } from './frame.ts'
import { paintForNobody, paintStrip } from './paint-strip.ts'
import { middleOfTown } from './tiles-ahead.ts'

const newPixels = () => new Uint8Array(TILE_SIZE * TILE_SIZE * 3)
const [street, satellite] = [middleOfTown('street', 16), middleOfTown('satellite', 16)]

test('what nobody waits for gives way to each tile that somebody waits for, and to the next one', async () => {
  const done: string[] = []
  const pixels = newPixels()
  const asking = newAsking()
  const known = knownBy(asking)
  const rehearsal = paintForNobody(satellite, 'whole', pixels, asking).then(() => done.push('rehearsal'))
  for (const name of ['first', 'second']) {
    await sleep(1)
    await Promise.all([street, satellite].map((it) => known(() => paintStrip(it, 'whole', newPixels()))))
    done.push(name)
  }
  await sleep(100)
  await known(() => paintStrip(street, 'whole', newPixels()))
  done.push('a moment later')
  await rehearsal
  expect(done).toEqual(['first', 'second', 'a moment later', 'rehearsal'])
  // It was interrupted, and nothing of the others got into it.
  const whole = newPixels()
  await paintStrip(satellite, 'whole', whole)
  expect(Buffer.compare(pixels, whole)).toBe(0)
}, 20_000)
