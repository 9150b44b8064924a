import { chakra } from '@chakra-ui/react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { dayByKey, monthOf, weeksOf } from '#src/lib/month.ts'
import { weekdays } from '#src/lib/weekdays.ts'
import { IN_LARGE_LETTERS } from './style-properties.ts'

/** How a day is shown. */
export interface DayLook {
  /** What it is called where it is not seen. */
  label: string
  isOff?: boolean
  isChosen?: boolean
  /** How it stands, `part` and `taken` for the styles below. */
  state?: string
  edge?: 'start' | 'end' | 'both' | undefined
}

interface Props {
  /** By what it is called. */
  labelledBy: string
  locale: string
  /** With which day the week begins, 0 being Sunday. */
  first: number
  /** Where one is: its month is shown, and the keys lead on from it. */
  day: string
  lookOf: (day: string) => DayLook
  onMove: (day: string) => void
  onChoose: (day: string) => void
}

/** The days of a month, of which one is in the row of what the Tab key finds; arrows lead to the others. */
export function MonthGrid({ labelledBy, locale, first, day, lookOf, onMove, onChoose }: Props) {
  const table = useRef<HTMLTableElement>(null)
  const isByKey = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the day is there that a key led to
  useEffect(() => {
    if (isByKey.current) table.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    isByKey.current = false
  }, [day])
  const onKeyDown = (event: KeyboardEvent) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const to = dayByKey(day, event, { first, isRtl })
    if (to === undefined) return
    event.preventDefault()
    isByKey.current = true
    onMove(to)
  }
  return (
    <Table ref={table} role="grid" aria-labelledby={labelledBy} onKeyDown={onKeyDown}>
      <thead>
        <tr>
          {weekdays(locale, first).map(({ short, long }) => (
            <Weekday key={long} scope="col" abbr={long}>
              {short}
            </Weekday>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(monthOf(day), first).map((week) => (
          <tr key={week.find((it) => it !== null)}>
            {week.map((it, at) =>
              it === null ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: a place in the week
                <td key={at} />
              ) : (
                <Day key={it} day={it} look={lookOf(it)} isHere={it === day} onChoose={onChoose} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

interface DayProps {
  day: string
  look: DayLook
  isHere: boolean
  onChoose: (day: string) => void
}

function Day({ day, look: { label, isOff, isChosen, state, edge }, isHere, onChoose }: DayProps) {
  return (
    <Cell
      role="gridcell"
      aria-selected={isChosen ?? false}
      data-chosen={isChosen || undefined}
      data-edge={edge}
    >
      <Pick
        type="button"
        tabIndex={isHere ? 0 : -1}
        aria-label={label}
        aria-disabled={isOff || undefined}
        data-state={state}
        onClick={() => onChoose(day)}
      >
        {Number(day.slice(-2))}
      </Pick>
    </Cell>
  )
}

const Table = chakra('table', {
  base: {
    width: 'full',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    '& td': { padding: '0', textAlign: 'center' },
    '& tr + tr > td': {
      borderBlockStartWidth: '2px',
      borderBlockStartColor: 'transparent',
      backgroundClip: 'padding-box',
    },
  },
})

const Weekday = chakra('th', {
  base: {
    paddingBlock: '2',
    color: 'muted',
    fontSize: '12',
    fontWeight: 'semibold',
    // There is room for its first letter.
    [IN_LARGE_LETTERS]: { fontSize: 0, '&::first-letter': { fontSize: '12' } },
  },
})

const tint = 'color-mix(in srgb, {colors.accent} 14%, transparent)'

const Cell = chakra('td', {
  base: {
    '&[data-chosen]': { background: tint },
    '&[data-edge=start]': { borderStartStartRadius: 'control', borderEndStartRadius: 'control' },
    '&[data-edge=end]': { borderStartEndRadius: 'control', borderEndEndRadius: 'control' },
    '&[data-edge=both]': { borderRadius: 'control' },
    '&[data-edge] > button, &[data-edge] > button:hover': {
      background: 'accent',
      color: 'onAccent',
      fontWeight: 'bold',
    },
  },
})

const Pick = chakra('button', {
  base: {
    position: 'relative',
    width: 'full',
    minHeight: 'touch',
    borderRadius: 'control',
    background: 'transparent',
    color: 'ink',
    cursor: 'pointer',
    _hover: { background: 'line' },
    _disabled: { color: 'muted', cursor: 'default', background: 'transparent' },
    '&[data-state=taken]': { textDecoration: 'line-through' },
    '&[data-state=part]::after': {
      content: '""',
      position: 'absolute',
      insetInline: 'calc(50% - 8px)',
      bottom: '6px',
      height: '3px',
      borderRadius: 'pill',
      background: 'currentColor',
      opacity: 0.6,
    },
  },
})
