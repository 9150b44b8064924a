import { createSystem } from '@chakra-ui/react'
import { styleConditions, styleProperties } from './style-properties.ts'
import { tokens } from './tokens.ts'

const globalCss = {
  '*': { margin: 0, padding: 0, borderWidth: 0, borderStyle: 'solid' },
  // What is tapped shows so itself: the browser's blue square over round corners does not.
  html: { colorScheme: 'light dark', textSizeAdjust: '100%', WebkitTapHighlightColor: 'transparent' },
  body: {
    background: 'bg',
    color: 'ink',
    fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif',
    // In what the person's own setting makes of a rem, as every other size of text.
    fontSize: '1rem',
    lineHeight: 1.5,
    // A word without end, or an address, stays within its column.
    overflowWrap: 'break-word',
    minHeight: '100dvh',
  },
  a: { color: 'accent' },
  'h1, h2, h3, button, select, input': { font: 'inherit', color: 'inherit' },
  ':focus-visible': { outline: '2px solid', outlineColor: 'accent', outlineOffset: '2px' },
  // What was pressed for is on its way: in the middle of whatever button it was.
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
 * Chakra with our own few tokens and properties: its default sets cost 40 kB on the way to the first screen. A page
 * that was painted has the styles of all pages already, and a weak phone need not reckon them again.
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
