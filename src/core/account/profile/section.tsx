import { chakra } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { OnIcon } from '#src/ui/directed-icons.tsx'

/** A titled group of rows on the profile. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <chakra.section aria-labelledby={id} display="grid" gap="2">
      <Title id={id}>{title}</Title>
      <Card>{children}</Card>
    </chakra.section>
  )
}

const Title = chakra('h2', {
  base: { color: 'muted', fontSize: '14', fontWeight: 'semibold', paddingInline: '1' },
})

const Card = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    borderRadius: 'card',
    background: 'card',
    boxShadow: 'float',
    overflow: 'hidden',
    '& > *:not(:first-child)': { borderBlockStartWidth: '1px', borderColor: 'line' },
    // A row's focus ring follows the corners of the card.
    '& > :first-child': { borderStartStartRadius: 'card', borderStartEndRadius: 'card' },
    '& > :last-child': { borderEndStartRadius: 'card', borderEndEndRadius: 'card' },
  },
})

interface RowProps {
  label: string
  value: ReactNode
  /** A remark about the value. */
  note?: ReactNode
  onChange: () => void
}

/** A fact of the account; a tap changes it. */
export function Row({ label, value, note, onChange }: RowProps) {
  return (
    <Line type="button" aria-haspopup="dialog" onClick={onChange}>
      <chakra.span display="grid" flex="1" minWidth="0">
        <chakra.span color="muted" fontSize="14">
          {label}
        </chakra.span>
        <chakra.span fontWeight="semibold" overflowWrap="anywhere">
          {value}
        </chakra.span>
        {note && (
          <chakra.span color="muted" fontSize="14">
            {note}
          </chakra.span>
        )}
      </chakra.span>
      <OnIcon />
    </Line>
  )
}

const lineLook = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: '56px',
  paddingInline: '4',
  paddingBlock: '2',
  textAlign: 'start',
} as const

const Line = chakra('button', {
  base: {
    ...lineLook,
    background: 'transparent',
    cursor: 'pointer',
    '& > span:last-of-type': { color: 'muted' },
    _hover: { background: 'line/50' },
    _focusVisible: { outlineOffset: '-2px' },
  },
})

/** A row that is not a button as a whole. */
export const Still = chakra('div', { base: lineLook })

/** A row with one action, in words. */
export const Deed = chakra('button', {
  base: {
    ...lineLook,
    background: 'transparent',
    color: 'accent',
    fontWeight: 'semibold',
    cursor: 'pointer',
    _hover: { background: 'line/50' },
    _focusVisible: { outlineOffset: '-2px' },
    '&[data-grave]': { color: 'danger' },
  },
})
