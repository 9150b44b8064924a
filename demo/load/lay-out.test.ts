import { expect, test } from 'vitest'
import { allListings } from '../content/content.ts'
import { layOut } from './lay-out.ts'

// After a change of the demo town's content, geography or pictures:
// npx vitest run --project server-alone lay-out --update
test('where the demo town’s listings stand, and their colours, are as they would be found now', {
  timeout: 120_000,
}, async () => {
  const table = Object.fromEntries(allListings.map((it) => [it.slug, layOut(it)]))
  await expect(`${JSON.stringify(table, null, 2)}\n`).toMatchFileSnapshot('./laid-out.json')
})
