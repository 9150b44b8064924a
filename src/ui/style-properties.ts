import type { SystemConfig } from '@chakra-ui/react'

type Utilities = NonNullable<SystemConfig['utilities']>

/** The properties that take tokens, by the kind of token. */
const tokensOf = {
  spacing: [
    ...sides('padding'),
    ...sides('margin'),
    ...sides('inset'),
    ...['top', 'bottom', 'left', 'right', 'gap', 'rowGap', 'columnGap'],
    ...['scrollPadding', 'scrollPaddingInline', 'scrollPaddingBlock', 'scrollMargin'],
  ],
  sizes: ['width', 'height', 'minWidth', 'minHeight', 'maxWidth', 'maxHeight'],
  radii: [
    'borderRadius',
    ...['borderStartStartRadius', 'borderStartEndRadius', 'borderEndStartRadius', 'borderEndEndRadius'],
  ],
  shadows: ['boxShadow'],
  zIndex: ['zIndex'],
  fontSizes: ['fontSize'],
  fontWeights: ['fontWeight'],
} as const satisfies Record<string, readonly string[]>

const colored = [
  ...['color', 'background', 'backgroundColor', 'borderColor', 'outlineColor', 'accentColor'],
  ...['fill', 'stroke'],
  ...['borderBlockStartColor', 'borderBlockEndColor', 'borderInlineStartColor', 'borderInlineEndColor'],
]

function sides(property: string): string[] {
  const ways = ['', 'Inline', 'InlineStart', 'InlineEnd', 'Block', 'BlockStart', 'BlockEnd']
  return ways.map((way) => property + way)
}

/** A colour, or part of one: `line/50` is half of what `line` is. */
function color(property: string): Utilities[string] {
  return {
    values: 'colors',
    transform: (value, { utils }) => {
      const mixed = utils.colorMix(value)
      return { [property]: mixed.invalid ? value : mixed.value }
    },
  }
}

/**
 * The style properties beyond plain CSS. Chakra's own set has 243 properties; each is registered at every
 * start, and all of it is on the way to the first screen.
 */
export const styleProperties: Utilities = {
  ...Object.fromEntries(
    Object.entries(tokensOf).flatMap(([values, properties]) => properties.map((it) => [it, { values }])),
  ),
  ...Object.fromEntries(colored.map((it) => [it, color(it)])),
  lineClamp: {
    transform: (lines) => ({
      overflow: 'hidden',
      display: '-webkit-box',
      WebkitLineClamp: lines,
      WebkitBoxOrient: 'vertical',
      textWrap: 'wrap',
    }),
  },
  truncate: {
    transform: (is) => (is ? { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } : {}),
  },
  /** A text for those who hear the page. */
  srOnly: {
    transform: (is) =>
      is
        ? {
            position: 'absolute',
            width: '1px',
            height: '1px',
            margin: '-1px',
            overflow: 'hidden',
            clip: 'rect(0, 0, 0, 0)',
            whiteSpace: 'nowrap',
          }
        : {},
  },
}

/** The condition of a phone with letters half as large again, or larger: columns are stacked there. */
export const IN_LARGE_LETTERS = '@media (max-width: 18em)'

/** The states a style may be bound to. */
export const styleConditions = {
  hover: ['@media (hover: hover)', '&:is(:hover, [data-hover]):not(:disabled, [data-disabled])'],
  active: '&:is(:active, [data-active]):not(:disabled, [data-disabled], [data-state=open])',
  focus: '&:is(:focus, [data-focus])',
  focusVisible: '&:is(:focus-visible, [data-focus-visible])',
  disabled: '&:is(:disabled, [disabled], [data-disabled], [aria-disabled=true])',
  readOnly: '&:is([data-readonly], [aria-readonly=true], [readonly])',
  empty: '&:is(:empty, [data-empty])',
  open: '&:is([open], [data-open], [data-state=open])',
  before: '&::before',
  after: '&::after',
  backdrop: '&::backdrop',
  motionReduce: '@media (prefers-reduced-motion: reduce)',
  dark: '.dark &, .dark .chakra-theme:not(.light) &',
  light: ':root &, .light &',
  rtl: '[dir=rtl] &',
  starting: '@starting-style',
}
