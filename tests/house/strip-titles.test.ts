import { expect, test } from 'vitest'
import { verticalIds } from '#contract/verticals.ts'
import type { ListedVertical } from '#server/modules/listings/listed-vertical.ts'
import { verticals as sold } from '#server/verticals/registry.ts'
import { verticals as shown } from '#src/app/verticals.ts'
import { titleOfStrip } from '#src/core/home/use-title-of-strip.ts'
import type { Vertical } from '#src/core/listing/vertical.ts'

const strips = verticalIds.flatMap((id) => {
  const { homeStrips, strips: own }: ListedVertical = sold[id]
  return [...homeStrips, ...own].map(({ code, vertical = id }) => [code, vertical] as const)
})

test.each(strips)('the strip %s of %s has a title on the screens', (code, vertical) => {
  const { strips: own }: Vertical = shown[vertical]
  expect(titleOfStrip(code, own)).toMatch(/^strip\./)
})
