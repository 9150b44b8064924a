import { expect, test } from 'vitest'
import { aboutWorkers, connectionsEach, workerCount } from './count.ts'

const databaseUrl = 'postgres://db.example/shop'
const redisUrl = 'redis://redis.example'
const asked = (workers: number, more: { databaseUrl?: string; redisUrl?: string } = {}) => ({
  workers,
  databaseUrl: more.databaseUrl,
  redisUrl: more.redisUrl,
})

test('so many serve as are asked for, or one a core', () => {
  expect(workerCount(asked(3, { databaseUrl }), 8)).toBe(3)
  expect(workerCount(asked(0, { databaseUrl }), 8)).toBe(8)
  expect(workerCount(asked(1, { databaseUrl }), 8)).toBe(1)
})

test('an embedded database has one, which is said where more were asked for', () => {
  for (const workers of [0, 4]) {
    expect(workerCount(asked(workers), 8)).toBe(1)
    expect(aboutWorkers(asked(workers), 8)).toEqual([expect.stringContaining('so one serves')])
  }
  expect(aboutWorkers(asked(0), 1)).toEqual([])
})

test('that each counts limits for itself is said, unless they share them', () => {
  expect(aboutWorkers(asked(0, { databaseUrl }), 8)).toEqual([
    expect.stringContaining('each of the 8 workers'),
  ])
  expect(aboutWorkers(asked(4, { databaseUrl, redisUrl }), 8)).toEqual([])
  expect(aboutWorkers(asked(1, { databaseUrl }), 8)).toEqual([])
})

test('all together do not use up the connections of the database', () => {
  expect([1, 2, 8, 16].map(connectionsEach)).toEqual([10, 10, 10, 5])
  expect(connectionsEach(200)).toBe(3)
})
