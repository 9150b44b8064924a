import { chakra } from '@chakra-ui/react'
import { weeksOf } from '#src/lib/month.ts'
import { weekdays } from '#src/lib/weekdays.ts'
import { IN_LARGE_LETTERS } from './style-properties.ts'

/** The look of a day. */
export interface DayLook {
  /** Its label for screen readers. */
  label: string
  isOff?: boolean
  isChosen?: boolean
  /** The state of the day, `part` and `taken` for the styles below. */
  state?: string
  edge?: 'start' | 'end' | 'both' | undefined
}

interface Props {
  /** The id of the element that labels it. */
  labelledBy: string
  locale: string
  /** The day on which the week begins, 0 being Sunday. */
  first: number
  month: string
  /** The current day, the only one that Tab reaches. */
  day: string
  lookOf: (day: string) => DayLook
  onChoose: (day: string) => void
}

/** The days of a month. */
export function MonthGrid({ labelledBy, locale, first, month, day, lookOf, onChoose }: Props) {
  return (
    <Table role="grid" aria-labelledby={labelledBy}>
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
        {weeksOf(month, first).map((week) => (
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
