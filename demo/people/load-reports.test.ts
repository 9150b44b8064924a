import { expect, test } from 'vitest'
import { testApp } from '#tests/support/app.ts'
import { loadTown } from '../load/load-town.ts'
import { loadCustomers } from './load-customers.ts'
import { loadReports } from './load-reports.ts'

const server = testApp()

test('two reports wait for the operator; one they have settled is not made again', async () => {
  const deps = { database: server.database, clock: server.clock, ...server.services }
  await loadTown(deps)
  await loadCustomers(deps)
  await loadReports(deps)
  const [first, ...others] = await server.services.reports.list()
  expect(others).toHaveLength(1)
  await server.services.reports.settle(first?.id ?? 0, 'done', 'Thank you.')
  await loadReports(deps)
  expect(await server.services.reports.list()).toHaveLength(1)
})
