/** An address of the app as a guest first sees it, in pieces that go into the built page. */
export interface PaintedPage {
  status: number
  /** Which of the app's routes it is. */
  route: string
  language: string
  direction: 'ltr' | 'rtl'
  head: string
  body: string
  /** What it was painted from, for the app that goes on with it. */
  state: string
}

/** Answers a call for somebody who is not logged in. */
export type GuestCall = (name: string, request: unknown) => Promise<unknown>

/** Paints one address in one language. */
export type PagePainter = (asked: { url: string; language: string; origin: string }) => Promise<PaintedPage>

/** What the app's own build offers, so that the server needs to know nothing of its screens. */
export interface PainterModule {
  makePagePainter(answer: GuestCall): PagePainter
  /** The address without what no screen reads: what is the same here is painted alike. */
  understoodAddress(url: string): string
}
