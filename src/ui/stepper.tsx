import { chakra } from '@chakra-ui/react'
import { Minus, Plus } from 'lucide-react'

interface Props {
  quantity: number
  /** Whether no more can be chosen. */
  isFull: boolean
  words: Readonly<Record<'add' | 'addOf' | 'more' | 'fewer' | 'chosen', string>>
  onMore: () => void
  onFewer: () => void
}

/** Chooses a quantity: one button until there is one, then buttons for fewer and more around the number. */
export function Stepper({ quantity, isFull, words, onMore, onFewer }: Props) {
  if (quantity === 0)
    return (
      <Add type="button" aria-label={words.addOf} onClick={onMore}>
        {words.add}
      </Add>
    )
  return (
    <Steps>
      <Step type="button" aria-label={words.fewer} onClick={onFewer}>
        <Minus size={18} strokeWidth={1.75} aria-hidden />
      </Step>
      <Count role="status">
        <span aria-hidden>{quantity}</span>
        <chakra.span srOnly>{words.chosen}</chakra.span>
      </Count>
      <Step
        type="button"
        aria-label={words.more}
        aria-disabled={isFull || undefined}
        onClick={() => !isFull && onMore()}
      >
        <Plus size={18} strokeWidth={1.75} aria-hidden />
      </Step>
    </Steps>
  )
}

const Add = chakra('button', {
  base: {
    flex: 'none',
    minWidth: '104px',
    minHeight: 'touch',
    paddingInline: '4',
    borderRadius: 'pill',
    borderWidth: '1.5px',
    borderColor: 'accent',
    background: 'transparent',
    color: 'accent',
    fontWeight: 'bold',
    cursor: 'pointer',
    transition: 'transform {durations.fast} ease-out',
    _active: { transform: 'scale(0.96)' },
  },
})

const Steps = chakra('div', {
  base: {
    position: 'relative',
    flex: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minWidth: '112px',
    borderRadius: 'pill',
    background: 'accent',
    color: 'onAccent',
  },
})

const Step = chakra('button', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    width: 'touch',
    height: 'touch',
    borderRadius: 'pill',
    background: 'transparent',
    color: 'inherit',
    cursor: 'pointer',
    _disabled: { opacity: 0.4, cursor: 'default' },
  },
})

const Count = chakra('span', {
  base: {
    position: 'relative',
    minWidth: '24px',
    textAlign: 'center',
    fontWeight: 'bold',
    fontVariantNumeric: 'tabular-nums',
  },
})
