import { describe, expect, it } from 'vitest'
import { contrast } from '#src/lib/contrast.ts'
import { tokens } from './tokens.ts'

const { colors } = tokens.semanticTokens
const hues = ['plum', 'blue', 'green', 'rose', 'amber', 'gold'] as const
const shades = ['_light', '_dark'] as const
const value = (name: keyof typeof colors, shade: (typeof shades)[number]) => colors[name].value[shade]

/** The colour that `color-mix(in srgb, HUE PART, GROUND)` paints. */
function tinted(hue: string, ground: string, part: number): string {
  const channel = (color: string, at: number) => Number.parseInt(color.slice(at, at + 2), 16)
  const mixed = [1, 3, 5].map((at) =>
    Math.round(channel(hue, at) * part + channel(ground, at) * (1 - part))
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${mixed.join('')}`
}

describe.each(shades)('the colours of %s', (shade) => {
  it.each(hues)('%s can be read on the page, on a card and on its own tint', (hue) => {
    const text = value(hue, shade)
    for (const ground of [value('bg', shade), value('card', shade)]) {
      expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(text, tinted(text, ground, 0.14))).toBeGreaterThanOrEqual(4.5)
    }
  })

  it.each(['ink', 'muted', 'danger'] as const)('%s can be read on the page and on a card', (name) => {
    for (const ground of ['bg', 'card'] as const)
      expect(contrast(value(name, shade), value(ground, shade))).toBeGreaterThanOrEqual(4.5)
  })
})
