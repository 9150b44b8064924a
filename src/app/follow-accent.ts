/** The page in the store's colour. The code that reckons shades is loaded only where the page was painted in another one. */
export async function followAccent(color: string, page: Document): Promise<void> {
  const painted = () => page.querySelector<HTMLElement>('style[data-accent]')
  if (painted()?.dataset.accent === color) return
  const { applyAccent } = await import('./accent.ts')
  applyAccent(color, page, painted())
}
