import { expect, test } from 'vitest'
import { allListings } from '#demo/content/content.ts'
import { layOut } from '#demo/load/lay-out.ts'

// After a change of the demo town's content, geography or pictures:
// npx vitest run --project house demo-layout --update
test('where the demo town’s listings stand, and their colours, are as they would be found now', async () => {
  const table = Object.fromEntries(allListings.map((it) => [it.slug, layOut(it)]))
  await expect(`${JSON.stringify(table, null, 2)}\n`).toMatchFileSnapshot('../../demo/load/laid-out.json')
})
