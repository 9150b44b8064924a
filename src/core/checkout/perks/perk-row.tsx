import { chakra } from '@chakra-ui/react'
import type { LucideIcon } from 'lucide-react'
import { useSpeech } from '#src/core/language/language.tsx'
import { useMoney } from '#src/core/money/use-money.ts'

interface Props {
  icon: LucideIcon
  title: string
  /** The name of the perk in use. */
  applied: string | undefined
  /** The amount that the perk takes off. */
  amount: number | undefined
  onOpen: () => void
}

/** A row that shows the perk in use and what it saves; a tap opens the choice. */
export function PerkRow({ icon: Icon, title, applied, amount, onOpen }: Props) {
  const { t } = useSpeech()
  const money = useMoney()
  return (
    <Row type="button" aria-haspopup="dialog" onClick={onOpen}>
      <Icon size={22} strokeWidth={1.75} aria-hidden />
      <chakra.span flex="1" minWidth="0">
        <chakra.b display="block">{title}</chakra.b>
        <chakra.span color="muted" fontSize="14">
          {applied === undefined ? t('perk.none') : t('perk.applied', { name: applied })}
        </chakra.span>
      </chakra.span>
      {applied !== undefined && amount !== undefined ? (
        <chakra.b dir="ltr" color="green" fontVariantNumeric="tabular-nums">
          {money(-amount)}
        </chakra.b>
      ) : (
        <chakra.b color="accent">{t(applied === undefined ? 'perk.use' : 'checkout.change')}</chakra.b>
      )}
    </Row>
  )
}

const Row = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    width: 'full',
    minHeight: '64px',
    paddingInline: '4',
    paddingBlock: '3',
    borderRadius: 'control',
    background: 'card',
    boxShadow: 'float',
    color: 'ink',
    textAlign: 'start',
    cursor: 'pointer',
    '& > svg': { flex: 'none' },
    _hover: { background: 'line/50' },
  },
})
