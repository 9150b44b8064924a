import type { Card } from '#contract/entities/card.ts'
import type { TimeChoice } from '#src/core/explore/when/when.ts'
import { WholeLink } from '#src/ui/whole-link.ts'
import { openCard } from './opened.ts'
import { useVerticals } from './vertical.ts'

/** A card's title, as a link to its page that covers the whole card. */
export function TitleLink({ card, when }: { card: Card; when?: TimeChoice | undefined }) {
  const vertical = Object.values(useVerticals()).find((it) => it.id === card.vertical)
  const to = vertical?.detail?.(card.kind)
  if (!to) return card.title
  return (
    <WholeLink
      to={to}
      params={{ slug: card.slug }}
      search={when ?? {}}
      onClick={({ currentTarget }) => openCard(card, currentTarget)}
    >
      {card.title}
    </WholeLink>
  )
}
