import { defineTokens } from '@chakra-ui/react'
import { pageColors } from './page-colors.ts'

const color = (light: string, dark: string) => ({ value: { _light: light, _dark: dark } })

/** LOOK.md's foundations: a 4-point grid, one soft shadow, slightly warm neutrals. */
export const tokens = {
  // A rail replaces the tab bar from `md`; from `xl` strips become grids.
  breakpoints: { sm: '480px', md: '768px', lg: '992px', xl: '1200px' },
  tokens: defineTokens({
    spacing: Object.fromEntries(
      [1, 2, 3, 4, 5, 6, 8, 10, 12, 16].map((it) => [it, { value: `${it * 4}px` }]),
    ),
    sizes: {
      touch: { value: '44px' },
      /** The search entry and other controls that lead a screen. */
      control: { value: '52px' },
      /** The tab bar: 56 pixels, and room for the words of people who read larger ones. */
      tabBar: { value: 'calc(2.5rem + 16px)' },
      /** The rail: it grows with its words, but never takes the page from what it shows. */
      rail: { value: 'min(6rem, 24vw)' },
      wideRail: { value: 'min(14.5rem, 26vw)' },
      page: { value: '1120px' },
      prose: { value: '72ch' },
      /** A card: it grows with its words. */
      card: { value: '14.75rem' },
      wideCard: { value: '16.5rem' },
      full: { value: '100%' },
    },
    radii: {
      control: { value: '12px' },
      card: { value: '16px' },
      tile: { value: '18px' },
      pill: { value: '999px' },
    },
    fontSizes: Object.fromEntries([12, 14, 16, 20, 24, 32].map((it) => [it, { value: `${it / 16}rem` }])),
    fontWeights: { normal: { value: 400 }, semibold: { value: 600 }, bold: { value: 700 } },
    durations: { fast: { value: '150ms' }, calm: { value: '220ms' } },
    zIndex: { bar: { value: 10 }, skip: { value: 20 } },
  }),
  keyframes: {
    turn: { to: { transform: 'rotate(1turn)' } },
    // The cover scrolls more slowly than the page, which moves over it.
    sink: { to: { transform: 'translateY(96px)' } },
    pop: { '50%': { transform: 'scale(1.25)' } },
  },
  semanticTokens: {
    colors: {
      bg: color(pageColors.light, pageColors.dark),
      card: color('#ffffff', '#1a1e1d'),
      // The background of a selected option among others, and of controls that float over a map.
      raised: color('#ffffff', '#3d4240'),
      ink: color('#1c1917', '#f4f2ee'),
      muted: color('#6b655f', '#a8a29a'),
      // A map's ground, until its tiles are there.
      land: color('#efe9e2', '#262320'),
      line: color('#e9e5df', '#2c2f2e'),
      // The border of inputs: contrasting enough for people with low vision.
      edge: color('#918b84', '#7d7f7b'),
      // Set at run time to the store's colour, adjusted until it contrasts enough (see app/accent.ts).
      accent: color('var(--accent-light, #0b7a75)', 'var(--accent-dark, #3fb8b0)'),
      onAccent: color('var(--on-accent-light, #ffffff)', 'var(--on-accent-dark, #06201e)'),
      star: color('#d98a06', '#f0b03a'),
      // Over a page that waits behind a drawer.
      shade: color('rgba(28, 25, 23, 0.45)', 'rgba(0, 0, 0, 0.6)'),
      // Around pictures that are looked at on their own.
      dusk: color('#12110f', '#0b0c0c'),
      // The paper of a ticket is white and its code black in both themes, since scanners need that; and its
      // surroundings.
      paper: color('#ffffff', '#ffffff'),
      onPaper: color('#151311', '#151311'),
      night: color('#16312f', '#16312f'),
      danger: color('#c2362b', '#ff8a7d'),
      // A count that asks to be looked at, on either page.
      alert: color('#c2362b', '#c2362b'),
      onAlert: color('#ffffff', '#ffffff'),
      bar: color('#2a2723', '#2a2723'),
      onBar: color('#f4f2ee', '#f4f2ee'),
      // One quiet hue a vertical, for chips, markers and drawings.
      plum: color('#7c3a8c', '#c58bd4'),
      blue: color('#2563a8', '#7fb2ea'),
      green: color('#2a7147', '#77c698'),
      rose: color('#a93a60', '#ec8fb0'),
      amber: color('#945708', '#e3ab57'),
      gold: color('#7d6214', '#d6bb62'),
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
