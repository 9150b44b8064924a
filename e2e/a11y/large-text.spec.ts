import { test } from '../look/walk.ts'
import { open, screens, screensOfSomebody } from '../support/screens.ts'
import { nothingIsLostInLargeLetters } from './large-text.ts'

test.use({ expectedNoise: /status of 404|Service Worker registration blocked/ })

for (const isKnown of [false, true]) {
  // Of our languages the one with the longest words.
  test.describe(isKnown ? 'somebody' : 'a guest', () => {
    test.use({ walker: { size: 'phone', locale: 'es', isKnown } })

    for (const { name, path } of isKnown ? screensOfSomebody : screens) {
      test(`${name} loses nothing in letters twice as large`, async ({ page }) => {
        await open(page, path)
        await nothingIsLostInLargeLetters(page)
      })
    }
  })
}
