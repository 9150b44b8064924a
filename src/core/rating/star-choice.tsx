import { chakra } from '@chakra-ui/react'
import { Star } from 'lucide-react'
import { useId } from 'react'
import { useSpeech } from '#src/core/language/language.tsx'
import { FieldError } from '#src/ui/field.tsx'

const ALL = [1, 2, 3, 4, 5]

interface Props {
  label: string
  value: number
  /** The message about a wrong or missing choice. */
  error: string | undefined
  onChoose: (value: number) => void
}

/** Stars to choose from, which are radio buttons to keyboards and screen readers. */
export function StarChoice({ label, value, error, onChoose }: Props) {
  const { t } = useSpeech()
  const name = useId()
  const errorId = useId()
  return (
    <Group aria-invalid={error !== undefined || undefined} aria-describedby={error && errorId}>
      <Legend>{label}</Legend>
      <Row>
        {ALL.map((n) => (
          <One key={n} data-on={n <= Math.round(value) || undefined}>
            <input
              type="radio"
              name={name}
              value={n}
              checked={Math.round(value) === n}
              onChange={() => onChoose(n)}
              aria-label={t('rating.star', { n })}
            />
            <Star size={34} strokeWidth={1.75} aria-hidden />
          </One>
        ))}
      </Row>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </Group>
  )
}

const Group = chakra('fieldset', { base: { minWidth: 0 } })

const Legend = chakra('legend', { base: { fontSize: '14', fontWeight: 'semibold', paddingBlockEnd: '1' } })

const Row = chakra('div', { base: { display: 'flex', marginInlineStart: '-7px' } })

const One = chakra('label', {
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: '52px',
    height: 'control',
    borderRadius: 'control',
    color: 'edge',
    cursor: 'pointer',
    '& > input': {
      position: 'absolute',
      inset: '0',
      zIndex: 1,
      width: 'full',
      height: 'full',
      opacity: 0,
      cursor: 'pointer',
    },
    '& > svg': { transition: 'transform {durations.fast} ease-out' },
    '&[data-on]': { color: 'star', '& > svg': { fill: 'currentColor' } },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'accent' },
    '&:active > svg': { transform: 'scale(1.15)' },
  },
})
