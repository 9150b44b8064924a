import { defineTokens } from '@chakra-ui/react'

const color = (light: string, dark: string) => ({ value: { _light: light, _dark: dark } })

/** LOOK.md's foundations: a 4-point grid, one soft shadow, slightly warm neutrals. */
export const tokens = {
  tokens: defineTokens({
    spacing: Object.fromEntries(
      [1, 2, 3, 4, 5, 6, 8, 10, 12, 16].map((it) => [it, { value: `${it * 4}px` }]),
    ),
    sizes: {
      touch: { value: '44px' },
      page: { value: '1120px' },
      prose: { value: '72ch' },
      full: { value: '100%' },
    },
    radii: { control: { value: '12px' }, card: { value: '16px' }, pill: { value: '999px' } },
    fontSizes: Object.fromEntries([12, 14, 16, 20, 24, 32].map((it) => [it, { value: `${it / 16}rem` }])),
    fontWeights: { normal: { value: 400 }, semibold: { value: 600 }, bold: { value: 700 } },
  }),
  semanticTokens: {
    colors: {
      bg: color('#fbfaf7', '#111413'),
      card: color('#ffffff', '#1a1e1d'),
      ink: color('#1c1917', '#f4f2ee'),
      muted: color('#6b655f', '#a8a29a'),
      line: color('#e9e5df', '#2c2f2e'),
      // Set at run time from the store's colour, corrected until it can be read (see app/accent.ts).
      accent: color('var(--accent-light, #0b7a75)', 'var(--accent-dark, #3fb8b0)'),
      onAccent: color('var(--on-accent-light, #ffffff)', 'var(--on-accent-dark, #06201e)'),
      star: color('#d98a06', '#f0b03a'),
      danger: color('#c2362b', '#ff8a7d'),
      bar: color('#2a2723', '#2a2723'),
      onBar: color('#f4f2ee', '#f4f2ee'),
    },
    shadows: {
      float: {
        value: {
          _light: '0 1px 2px rgba(28,25,23,.06), 0 6px 20px rgba(28,25,23,.08)',
          _dark: '0 1px 2px rgba(0,0,0,.4), 0 8px 24px rgba(0,0,0,.35)',
        },
      },
    },
  },
}
