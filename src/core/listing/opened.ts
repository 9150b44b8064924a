import type { Card } from '#contract/entities/card.ts'

let opened: Card | undefined
let picture: HTMLElement | null | undefined

/** What the browser calls the picture that both screens show. */
export const SHARED_COVER = 'cover'

/** A card is followed to its page: its picture becomes the page's, and the page begins with what is known of it. */
export function openCard(card: Card, link: HTMLElement): void {
  opened = card
  // Two of one name, and there is no transition at all.
  if (picture) picture.style.viewTransitionName = ''
  const isTaken = document.querySelector(`[data-shared=${SHARED_COVER}]`) !== null
  picture = isTaken ? undefined : link.closest('article')?.querySelector('img')
  if (picture) picture.style.viewTransitionName = SHARED_COVER
}

/** The card one came from, where one came from one. */
export function openedCard(slug: string): Card | undefined {
  return opened?.slug === slug ? opened : undefined
}
