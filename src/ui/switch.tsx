import { chakra } from '@chakra-ui/react'
import { useId } from 'react'

interface Props {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
}

/** A switch that takes effect at once. */
export function Switch({ label, checked, onChange }: Props) {
  const id = useId()
  return (
    <Line htmlFor={id}>
      <chakra.span flex="1">{label}</chakra.span>
      <chakra.input
        id={id}
        type="checkbox"
        role="switch"
        srOnly
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
      <Track aria-hidden data-on={checked || undefined} />
    </Line>
  )
}

const Line = chakra('label', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '52px',
    paddingInline: '4',
    paddingBlock: '2',
    cursor: 'pointer',
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'accent', outlineOffset: '-2px' },
  },
})

const Track = chakra('span', {
  base: {
    flexShrink: 0,
    width: '48px',
    height: '28px',
    padding: '3px',
    borderRadius: 'pill',
    background: 'edge',
    transition: 'background {durations.fast} ease-out',
    _before: {
      content: '""',
      display: 'block',
      width: '22px',
      height: '22px',
      borderRadius: 'pill',
      background: 'white',
      transition: 'transform {durations.fast} ease-out',
    },
    '&[data-on]': {
      background: 'accent',
      _before: { transform: 'translateX(20px)', _rtl: { transform: 'translateX(-20px)' } },
    },
  },
})
