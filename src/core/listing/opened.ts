import type { Card } from '#contract/entities/card.ts'

let opened: Card | undefined
let picture: HTMLElement | null | undefined

/** The name of the view transition of a cover, from a card to its page. */
export const SHARED_COVER = 'cover'

/**
 * Notes that a card is followed to its page: its picture becomes the page's, which begins with the card's
 * facts.
 */
export function openCard(card: Card, link: HTMLElement): void {
  opened = card
  // If two elements had the same name, there would be no transition at all.
  if (picture) picture.style.viewTransitionName = ''
  const isTaken = document.querySelector(`[data-shared=${SHARED_COVER}]`) !== null
  picture = isTaken ? undefined : link.closest('article')?.querySelector('img')
  if (picture) picture.style.viewTransitionName = SHARED_COVER
}

/** The card that led to this listing's page, where one did. */
export function openedCard(slug: string): Card | undefined {
  return opened?.slug === slug ? opened : undefined
}
