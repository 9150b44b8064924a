import type { VerticalId } from '#contract/verticals.ts'

/** An address of the app as a guest first sees it, in pieces for the built page. */
export interface PaintedPage {
  status: number
  /** The name of the app's route. */
  route: string
  language: string
  direction: 'ltr' | 'rtl'
  head: string
  body: string
  /** The state that the page was painted from, from which the app continues. */
  state: string
}

/** Answers a call for a guest. */
export type GuestCall = (name: string, request: unknown) => Promise<unknown>

/** Paints one address in one language. */
export type PagePainter = (asked: { url: string; language: string; origin: string }) => Promise<PaintedPage>

/** The interface of the app's painter, so that the server needs to know nothing about its screens. */
export interface PainterModule {
  makePagePainter(answer: GuestCall): PagePainter
  /** The address without what no screen reads. Addresses that are then equal are painted alike. */
  understoodAddress(url: string): string
  /** The address of a listing's page; undefined while its vertical is not open. */
  addressOf(listing: { vertical: VerticalId; kind: string; slug: string }): string | undefined
  /** The addresses of pages that always exist, whatever is listed. */
  openAddresses: readonly string[]
}
