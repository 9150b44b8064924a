import { chakra } from '@chakra-ui/react'
import { useSpeech } from '#src/core/language/language.tsx'

/** Stands in for the code of an unpaid ticket, so that nobody at the door has to read the small print. */
export function UnpaidStamp() {
  const { t } = useSpeech()
  return (
    <Square data-stamp>
      <Stamp>{t('ticket.unpaidStamp')}</Stamp>
    </Square>
  )
}

const Square = chakra('div', {
  base: {
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '1',
    borderRadius: 'card',
    background: 'onPaper/8',
  },
})

const Stamp = chakra('b', {
  base: {
    paddingInline: '4',
    paddingBlock: '1',
    borderWidth: '4px',
    borderColor: 'alert',
    borderRadius: 'control',
    color: 'alert',
    fontSize: '32',
    letterSpacing: '0.06em',
    // Letter spacing would tear apart joined letters such as the Arabic ones.
    _rtl: { letterSpacing: 'normal' },
    textTransform: 'uppercase',
    transform: 'rotate(-12deg)',
  },
})
