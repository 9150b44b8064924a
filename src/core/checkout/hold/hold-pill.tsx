import { chakra } from '@chakra-ui/react'
import { useSpeech } from '#src/core/language/language.tsx'
import { clockOf, SOON_MS } from './hold-state.ts'
import type { HoldView } from './use-hold.ts'

/** A countdown of the hold. */
export function HoldPill({ hold }: { hold: HoldView }) {
  const { t } = useSpeech()
  if (hold.state !== 'held') return null
  const isSoon = hold.leftMs <= SOON_MS
  return (
    <Pill role="timer" data-soon={isSoon || undefined}>
      {t('checkout.held', { time: clockOf(hold.leftMs) })}
    </Pill>
  )
}

const Pill = chakra('span', {
  base: {
    flex: 'none',
    paddingInline: '3',
    paddingBlock: '1',
    borderRadius: 'pill',
    background: 'color-mix(in srgb, {colors.accent} 12%, transparent)',
    // Darker than the accent, which is too near its own tint to be read.
    color: 'color-mix(in srgb, {colors.accent} 75%, {colors.ink})',
    fontSize: '14',
    fontWeight: 'semibold',
    fontVariantNumeric: 'tabular-nums',
    '&[data-soon]': {
      background: 'color-mix(in srgb, {colors.danger} 12%, transparent)',
      color: 'color-mix(in srgb, {colors.danger} 75%, {colors.ink})',
    },
  },
})
