import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What is still fading in has less contrast than it will have; what turns for ever has all of it. */
async function settled(): Promise<void> {
  const moving = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
  await Promise.allSettled(moving.map(({ finished }) => finished))
}

/** Nothing that axe knows of keeps anybody from using what is on the page now. */
export async function axeFindsNothing(page: Page): Promise<void> {
  await page.evaluate(settled)
  // Evaluated by the browser's debugger, so that the page's own policy stays as strict as it is.
  await page.evaluate(axe)
  const results: AxeResults = await page.evaluate(
    (values) => Reflect.get(window, 'axe').run(document, { runOnly: { type: 'tag', values } }),
    rules,
  )
  expect(results.passes.length).toBeGreaterThan(10)
  expect(results.violations.map((it) => [it.id, it.nodes.map((node) => node.html)])).toEqual([])
}
