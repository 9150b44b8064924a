import { contrast, readable } from '#src/lib/contrast.ts'

const light = { background: '#fbfaf7', towards: '#000000' }
const dark = { background: '#111413', towards: '#ffffff' }

/** Paints the store's colour over the whole page, in the light and in the dark shade that can be read. */
export function applyAccent(color: string, root: HTMLElement): void {
  for (const [name, { background, towards }] of Object.entries({ light, dark })) {
    const accent = readable(color, background, towards)
    const text = contrast(accent, '#ffffff') >= contrast(accent, '#10201f') ? '#ffffff' : '#10201f'
    root.style.setProperty(`--accent-${name}`, accent)
    root.style.setProperty(`--on-accent-${name}`, text)
  }
}
