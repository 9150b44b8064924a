/** The style that has the store's colour, as the page was painted with it. */
export const paintedAccent = (page: Document) => page.querySelector<HTMLElement>('style[data-accent]')

/** The page in the store's colour. Reckoning it is only needed where the colour was changed since the page was painted. */
export async function followAccent(color: string, page: Document): Promise<void> {
  if (paintedAccent(page)?.dataset.accent === color) return
  const { applyAccent } = await import('./accent.ts')
  applyAccent(color, page)
}
