import { createSystem } from '@chakra-ui/react'
import { styleConditions, styleProperties } from './style-properties.ts'
import { tokens } from './tokens.ts'

const globalCss = {
  '*': { margin: 0, padding: 0, borderWidth: 0, borderStyle: 'solid' },
  // Controls show by themselves that they are tapped: the browser's square highlight does not fit round
  // corners.
  html: { colorScheme: 'light dark', textSizeAdjust: '100%', WebkitTapHighlightColor: 'transparent' },
  body: {
    background: 'bg',
    color: 'ink',
    fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif',
    // In rem, as every other font size, so that the person's own setting counts.
    fontSize: '1rem',
    lineHeight: 1.5,
    // A word without end, or an address, stays within its column.
    overflowWrap: 'break-word',
    minHeight: '100dvh',
  },
  a: { color: 'accent' },
  'h1, h2, h3, button, select, input': { font: 'inherit', color: 'inherit' },
  ':focus-visible': { outline: '2px solid', outlineColor: 'accent', outlineOffset: '2px' },
  // A busy button, whatever its look, shows a spinner in its middle.
  'button[aria-busy=true]': {
    contain: 'layout',
    cursor: 'progress',
    WebkitTextFillColor: 'color-mix(in srgb, currentColor 35%, transparent)',
    '& > svg': { opacity: 0.35 },
    _after: {
      content: '""',
      position: 'absolute',
      inset: 0,
      width: '22px',
      height: '22px',
      margin: 'auto',
      borderRadius: 'pill',
      borderWidth: '2.5px',
      borderStyle: 'solid',
      borderColor: 'currentColor',
      borderBlockStartColor: 'transparent',
      animation: 'turn 700ms linear infinite',
    },
  },
  '*, *::before, *::after': {
    boxSizing: 'border-box',
    _motionReduce: {
      animation: 'none !important',
      transition: 'none !important',
      scrollBehavior: 'auto !important',
    },
  },
}

/**
 * Chakra with our own few tokens and properties: its default sets cost 40 kB on the way to the first screen.
 * A page of the server has the global styles already, and a weak phone need not compute them again.
 */
export function makeSystem(isPainted = false) {
  return createSystem({
    conditions: styleConditions,
    utilities: styleProperties,
    cssVarsPrefix: 'q',
    theme: tokens,
    disableLayers: true,
    ...(isPainted ? { preflight: false } : { globalCss }),
  })
}
