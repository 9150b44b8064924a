import { contrast, lit, readable } from '#src/lib/contrast.ts'
import { pageColors } from '#src/ui/page-colors.ts'

const light = { background: pageColors.light, towards: '#000000', shade: (color: string) => color }
// On a card, which in the dark is lighter than the page; and a colour made for paper glows too little there.
const dark = { background: '#1a1e1d', towards: '#ffffff', shade: lit }

/** The store's colour as CSS variables, in a light and a dark shade that contrast enough to be read. */
function accentVariables(color: string): Record<string, string> {
  const pairs = Object.entries({ light, dark }).flatMap(([name, { background, towards, shade }]) => {
    const accent = readable(shade(color), background, towards)
    const text = contrast(accent, '#ffffff') >= contrast(accent, '#10201f') ? '#ffffff' : '#10201f'
    return [
      [`--accent-${name}`, accent],
      [`--on-accent-${name}`, text],
    ]
  })
  return Object.fromEntries(pairs)
}

const rule = (color: string) => {
  const variables = Object.entries(accentVariables(color)).map(([name, value]) => `${name}:${value}`)
  return `:root{${variables.join(';')}}`
}

/** The style with the store's colour for a page of the server. */
export function writeAccent(color: string): string {
  return `<style data-accent="${color}">${rule(color)}</style>`
}

/** Applies the store's colour to a page, in place of `painted`, the style with the colour it had, if any. */
export function applyAccent(color: string, page: Document, painted: HTMLElement | null): void {
  const style = painted ?? page.head.appendChild(page.createElement('style'))
  style.dataset.accent = color
  style.textContent = rule(color)
}
