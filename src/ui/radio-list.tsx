import { chakra } from '@chakra-ui/react'
import { useId } from 'react'

interface Props<T extends string> {
  legend: string
  options: readonly { value: T; label: string }[]
  value: T
  onChoose: (value: T) => void
}

/** A group of radio buttons, one below the other. */
export function RadioList<T extends string>({ legend, options, value, onChoose }: Props<T>) {
  const name = useId()
  return (
    <chakra.fieldset minWidth="0">
      <Legend>{legend}</Legend>
      {options.map((it) => (
        <Line key={it.value}>
          <chakra.span flex="1">{it.label}</chakra.span>
          <Dot type="radio" name={name} checked={it.value === value} onChange={() => onChoose(it.value)} />
        </Line>
      ))}
    </chakra.fieldset>
  )
}

const Legend = chakra('legend', { base: { fontSize: '16', fontWeight: 'bold', paddingBlockEnd: '1' } })

const Line = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: 'touch',
    cursor: 'pointer',
    '&:has(:checked)': { fontWeight: 'semibold' },
  },
})

const Dot = chakra('input', {
  base: { flex: 'none', width: '20px', height: '20px', accentColor: 'accent' },
})
