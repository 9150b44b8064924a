import { SettingsProblem } from '#server/modules/settings/service.ts'
import type { Command } from '#server/operator/command.ts'

const MOST = 5_000_000

export const seedCommands: readonly Command[] = [
  {
    usage: 'seed --scale COUNT [SEED]',
    about: 'listings for load tests around the demo town, so many in all',
    async run([count = '', seed = '1'], _, desk) {
      const total = Number(count)
      if (!/^\d+$/.test(count) || total < 1 || total > MOST) {
        throw new SettingsProblem(`COUNT must be a whole number from 1 to ${MOST}.`)
      }
      const began = performance.now()
      const { seedListings } = await import('./seed.ts')
      const there = await seedListings(desk, total, seed)
      const seconds = (performance.now() - began) / 1000
      return `${there} listings for load tests are there now (${seconds.toFixed(1)} s). 'seed --clear' takes them out.`
    },
  },
  {
    usage: 'seed --clear',
    about: 'takes the listings for load tests out again',
    async run(_, __, desk) {
      const { clearSeeded } = await import('./seed.ts')
      return `${await clearSeeded(desk)} listings for load tests were taken out.`
    },
  },
]
