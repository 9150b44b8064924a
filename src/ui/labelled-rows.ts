import { chakra } from '@chakra-ui/react'

/** A list of labels and values, a row each. */
export const LabelledRows = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '4',
    paddingBlockStart: '3',
    fontVariantNumeric: 'tabular-nums',
    '& > dt': { color: 'muted' },
    '& > dd': { textAlign: 'end' },
    '& > dd[dir=ltr]': { _rtl: { textAlign: 'start' } },
  },
})
