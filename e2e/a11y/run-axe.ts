import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Waits until all animations end that do. A part that is still fading in has less contrast than in the end.
 */
async function settled(): Promise<void> {
  const moving = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
  await Promise.allSettled(moving.map(({ finished }) => finished))
}

/** Checks that axe finds nothing on the current page. */
export async function axeFindsNothing(page: Page): Promise<void> {
  await page.evaluate(settled)
  // Injected through the debugger, so that the page's content security policy stays strict.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  const { passed, violations } = await page.evaluate(async (values) => {
    const { run }: typeof import('axe-core') = Reflect.get(window, 'axe')
    // Reporting all that is right would take three times as long as the checks.
    const found = await run({ runOnly: { type: 'tag', values }, resultTypes: ['violations'] })
    // Whatever lies beneath a button that floats over a list is uncovered by scrolling.
    const floats = ({ target: [selector] }: { target: unknown[] }) => {
      const it = document.querySelector(String(selector))
      return it !== null && ['sticky', 'fixed'].includes(getComputedStyle(it).position)
    }
    const isBeneath = ({ any }: (typeof found.violations)[number]['nodes'][number]) =>
      any.some((it) => it.id === 'target-size' && it.relatedNodes?.length && it.relatedNodes.every(floats))
    return {
      passed: found.passes.length,
      violations: found.violations
        .map(({ id, nodes }) => ({ id, parts: nodes.filter((it) => !isBeneath(it)).map((it) => it.html) }))
        .filter((it) => it.parts.length > 0),
    }
  }, rules)
  expect(passed).toBeGreaterThan(10)
  expect(violations).toEqual([])
}
