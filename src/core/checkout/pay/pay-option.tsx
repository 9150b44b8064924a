import { chakra } from '@chakra-ui/react'
import type { LucideIcon } from 'lucide-react'
import { OnIcon } from '#src/ui/directed-icons.tsx'

/** Whether a payment method can be taken, and whether it is being taken. */
export interface PayOptionState {
  isReady: boolean
  isWorking: boolean
  onPay: () => void
}

interface Props extends PayOptionState {
  icon: LucideIcon
  title: string
  text: string
  /** Whether the tap leads to another page; without that it orders at once. */
  leadsOn?: boolean
}

/** A payment method. It keeps the focus while it works, which a disabled button would lose. */
export function PayOption({ icon: Icon, title, text, leadsOn, isReady, isWorking, onPay }: Props) {
  return (
    <Row
      type="button"
      aria-disabled={!isReady || undefined}
      data-working={isWorking || undefined}
      onClick={() => isReady && onPay()}
    >
      <Icon size={24} strokeWidth={1.75} aria-hidden />
      <chakra.span flex="1" minWidth="0">
        <chakra.b display="block">{title}</chakra.b>
        <chakra.span color="muted" fontSize="14">
          {text}
        </chakra.span>
      </chakra.span>
      {isWorking ? <Ring aria-hidden /> : leadsOn && <OnIcon />}
    </Row>
  )
}

const Row = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    width: 'full',
    minHeight: '76px',
    paddingInline: '4',
    paddingBlock: '3',
    borderRadius: 'card',
    background: 'card',
    boxShadow: 'float',
    color: 'ink',
    textAlign: 'start',
    cursor: 'pointer',
    transition: 'transform {durations.fast} ease-out, opacity {durations.fast} ease-out',
    '& > svg': { flex: 'none', color: 'accent' },
    _hover: { background: 'line/50' },
    _active: { transform: 'scale(0.99)' },
    _disabled: { cursor: 'default', '&:not([data-working])': { opacity: 0.55 } },
    '&[data-working]': { cursor: 'progress' },
  },
})

const Ring = chakra('span', {
  base: {
    flex: 'none',
    width: '22px',
    height: '22px',
    borderRadius: 'pill',
    borderWidth: '2.5px',
    borderColor: 'accent',
    borderBlockStartColor: 'transparent',
    animation: 'turn 700ms linear infinite',
  },
})
