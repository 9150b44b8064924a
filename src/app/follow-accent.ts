/**
 * Applies the store's colour. The code that computes shades is loaded only where the page was rendered in
 * another one.
 */
export async function followAccent(color: string, page: Document): Promise<void> {
  const painted = () => page.querySelector<HTMLElement>('style[data-accent]')
  if (painted()?.dataset.accent === color) return
  const { applyAccent } = await import('./accent.ts')
  applyAccent(color, page, painted())
}
