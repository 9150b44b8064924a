import { chakra } from '@chakra-ui/react'
import { CalendarPlus, Settings2, WifiOff } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { Booking } from '#contract/entities/booking.ts'
import type { BookingWords } from '#src/core/booking/booked.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import type { Whereabouts } from '#src/core/listing/detail/location.tsx'
import { BackIcon } from '#src/ui/directed-icons.tsx'
import { IconButtonOnDark } from '#src/ui/icon-button.tsx'
import { useStillPage } from '#src/ui/use-still-page.ts'
import { TicketCard } from './ticket-card.tsx'
import { useAwake } from './use-awake.ts'

interface Props {
  booking: Booking
  words: BookingWords
  at: Whereabouts | undefined
  onClosed: () => void
  onCalendar: false | (() => void)
  onManage: false | (() => void)
}

/** The tickets to show at the door, side by side, on a screen that stays on. */
export function TicketDrawer({ booking, words, at, onClosed, onCalendar, onManage }: Props) {
  const { t } = useSpeech()
  const dialog = useRef<HTMLDialogElement>(null)
  useStillPage()
  useAwake()
  useEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
  }, [])
  const { passes, arrival } = booking
  return (
    <Layer
      ref={dialog}
      aria-label={t(words.ticket)}
      onClose={() => {
        if (!dialog.current?.open) onClosed()
      }}
    >
      <Head>
        <IconButtonOnDark
          type="button"
          marginInlineStart="-10px"
          aria-label={t('app.back')}
          onClick={() => dialog.current?.close()}
        >
          <BackIcon />
        </IconButtonOnDark>
        <Works>
          <WifiOff size={16} strokeWidth={1.75} aria-hidden />
          {t('ticket.offline')}
        </Works>
      </Head>
      <Row data-alone={passes.length === 1 || undefined} tabIndex={passes.length > 1 ? 0 : undefined}>
        {passes.map((it) => (
          <Slide key={it.number}>
            <TicketCard booking={booking} pass={it} words={words} at={at} />
          </Slide>
        ))}
      </Row>
      {arrival?.text != null && (
        <Arrival>
          <summary>{t('booking.arrival')}</summary>
          <p dir="auto">{arrival.text}</p>
        </Arrival>
      )}
      <Foot>
        {onCalendar && (
          <Choice type="button" onClick={onCalendar}>
            <CalendarPlus size={18} strokeWidth={1.75} aria-hidden />
            {t('booking.toCalendar')}
          </Choice>
        )}
        {onManage && (
          <Choice type="button" onClick={onManage}>
            <Settings2 size={18} strokeWidth={1.75} aria-hidden />
            {t(words.manage)}
          </Choice>
        )}
      </Foot>
    </Layer>
  )
}

const Layer = chakra('dialog', {
  base: {
    position: 'fixed',
    inset: '0',
    width: 'full',
    height: 'full',
    maxWidth: 'none',
    maxHeight: 'none',
    overflow: 'hidden',
    background: 'night',
    color: 'onBar',
    transition: 'opacity {durations.calm} ease-out',
    _open: { display: 'flex', flexDirection: 'column', _starting: { opacity: 0 } },
  },
})

const Head = chakra('header', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    flex: 'none',
    width: 'full',
    paddingInline: '4',
    paddingBlockStart: 'max(12px, env(safe-area-inset-top))',
  },
})

const Works = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    paddingInline: '3',
    paddingBlock: '1',
    borderRadius: 'pill',
    background: 'onBar/16',
    fontSize: '14',
    fontWeight: 'semibold',
  },
})

const Row = chakra('ul', {
  base: {
    display: 'grid',
    // All as high as the highest, in the middle.
    gridAutoFlow: 'column',
    gridAutoColumns: 'min(92%, 360px)',
    alignContent: 'safe center',
    flex: 1,
    minHeight: 0,
    gap: '3',
    overflowX: 'auto',
    overflowY: 'auto',
    scrollSnapType: 'x mandatory',
    scrollPaddingInline: 'max(16px, calc(50% - 180px))',
    paddingInline: 'max(16px, calc(50% - 180px))',
    paddingBlock: '3',
    scrollbarWidth: 'none',
    listStyle: 'none',
    overscrollBehavior: 'contain',
    _focusVisible: { outline: 'none' },
    '&[data-alone]': { gridAutoColumns: 'min(100%, 360px)' },
    md: { gap: '5', justifyContent: 'safe center', paddingInline: '6', scrollPaddingInline: '6' },
  },
})

/** One ticket; the next one looks in from the side. */
const Slide = chakra('li', { base: { display: 'grid', scrollSnapAlign: 'center' } })

/** The instructions for arriving, folded so that the code keeps its room. */
const Arrival = chakra('details', {
  base: {
    flex: 'none',
    width: 'full',
    maxWidth: '392px',
    maxHeight: '40%',
    overflowY: 'auto',
    marginInline: 'auto',
    paddingInline: '4',
    fontSize: '14',
    '& > summary': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      minHeight: 'touch',
      fontWeight: 'semibold',
      cursor: 'pointer',
    },
    '& > p': { paddingBlockEnd: '2', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  },
})

const Foot = chakra('footer', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, auto))',
    gap: '3',
    flex: 'none',
    width: 'full',
    maxWidth: '392px',
    marginInline: 'auto',
    paddingInline: '4',
    paddingBlockStart: '1',
    paddingBlockEnd: 'max(16px, env(safe-area-inset-bottom))',
  },
})

const Choice = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minHeight: 'control',
    paddingInline: '2',
    borderWidth: '1px',
    borderColor: 'onBar/40',
    borderRadius: 'control',
    background: 'transparent',
    color: 'onBar',
    fontSize: '14',
    fontWeight: 'semibold',
    cursor: 'pointer',
    _hover: { background: 'onBar/16' },
    _focusVisible: { outlineColor: 'onBar' },
  },
})
