import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import { looks, open, screens } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

for (const look of looks) {
  test.describe(look.name, () => {
    test.use({ colorScheme: look.colorScheme, locale: look.locale })

    for (const { name, path } of screens) {
      test(`axe finds nothing on ${name}`, async ({ page }) => {
        await open(page, path)
        // Evaluated by the browser's debugger, so that the page's own policy stays as strict as it is.
        await page.evaluate(axe)
        const results: AxeResults = await page.evaluate(
          (values) => Reflect.get(window, 'axe').run(document, { runOnly: { type: 'tag', values } }),
          rules,
        )
        expect(results.passes.length).toBeGreaterThan(10)
        expect(results.violations.map((it) => [it.id, it.nodes.map((node) => node.html)])).toEqual([])
      })
    }
  })
}
