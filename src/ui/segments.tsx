import { chakra } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'

interface Option<T extends string> {
  value: T
  label: string
  icon: ReactNode
}

interface Props<T extends string> {
  legend: string
  options: readonly Option<T>[]
  value: T
  onChoose: (value: T) => void
}

/** A group of radio buttons, side by side. */
export function Segments<T extends string>({ legend, options, value, onChoose }: Props<T>) {
  const name = useId()
  return (
    <chakra.fieldset minWidth="0">
      <Legend>{legend}</Legend>
      <Row>
        {options.map((it) => (
          <Segment key={it.value}>
            <chakra.input
              type="radio"
              srOnly
              name={name}
              checked={it.value === value}
              onChange={() => onChoose(it.value)}
            />
            {it.icon}
            {it.label}
          </Segment>
        ))}
      </Row>
    </chakra.fieldset>
  )
}

const Legend = chakra('legend', {
  base: { color: 'muted', fontSize: '14', fontWeight: 'semibold', paddingBlockEnd: '2' },
})

const Row = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 4.5rem), 1fr))',
    gap: '1',
    padding: '1',
    borderRadius: 'control',
    background: 'line',
  },
})

const Segment = chakra('label', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2px',
    minHeight: '56px',
    borderRadius: '9px',
    color: 'muted',
    fontSize: '14',
    fontWeight: 'semibold',
    lineHeight: '1.2',
    textAlign: 'center',
    cursor: 'pointer',
    '&:has(:checked)': { background: 'raised', color: 'ink', boxShadow: 'float' },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'accent', outlineOffset: '2px' },
  },
})
