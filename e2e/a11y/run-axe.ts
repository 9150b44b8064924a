import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'

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
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  const { passed, violations } = await page.evaluate(async (values) => {
    const { run }: typeof import('axe-core') = Reflect.get(window, 'axe')
    // Telling of everything that is right takes three times as long as finding it.
    const found = await run({ runOnly: { type: 'tag', values }, resultTypes: ['violations'] })
    return {
      passed: found.passes.length,
      violations: found.violations.map(({ id, nodes }) => ({ id, parts: nodes.map(({ html }) => html) })),
    }
  }, rules)
  expect(passed).toBeGreaterThan(10)
  expect(violations).toEqual([])
}
