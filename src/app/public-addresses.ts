import type { VerticalId } from '#contract/verticals.ts'
import { openOf } from '#src/core/listing/vertical.ts'
import { verticals } from './verticals.ts'

interface Listed {
  vertical: VerticalId
  kind: string
  slug: string
}

/** The address of a listing's page; undefined while its vertical is not open. */
export function addressOf({ vertical, kind, slug }: Listed): string | undefined {
  const { detail }: { detail?: (kind: string) => string } = verticals[vertical]
  return detail?.(kind).replace('$slug', slug)
}

/** The pages that are there for everybody, beside those of listings. */
export const openAddresses = ['/', ...openOf(verticals).map(({ path }) => path), '/perks', '/help-faq']
