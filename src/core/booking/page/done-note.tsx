import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { Booking } from '#contract/entities/booking.ts'
import { bookingStatus } from '#contract/status.ts'
import { account } from '#src/core/account/queries.ts'
import type { useJustDone } from '#src/core/booking/just-done.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { MailState } from './mail-state.tsx'

interface Props {
  booking: Booking
  what: NonNullable<ReturnType<typeof useJustDone>>
}

/** Says what was just done with a booking. It takes the focus, so that it is read out first. */
export function DoneNote({ booking: { status, title }, what }: Props) {
  const { t } = useSpeech()
  const heading = useRef<HTMLHeadingElement>(null)
  const { data: me } = useQuery(account.me())
  useEffect(() => heading.current?.focus(), [])
  const isAsked = what === 'ordered' && status === bookingStatus.awaitingConfirmation
  const said = isAsked ? 'requested' : what
  return (
    <Card>
      <CircleCheck size={24} strokeWidth={1.75} aria-hidden />
      <chakra.div
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gap="1"
        flex="1"
        overflowWrap="anywhere"
      >
        <Title ref={heading} tabIndex={-1}>
          {t(`done.${said}`)}
        </Title>
        <p>{t(`done.${said}Text`, { title })}</p>
        {what === 'ordered' && me && <MailState me={me} />}
      </chakra.div>
    </Card>
  )
}

const Card = chakra('section', {
  base: {
    display: 'flex',
    gap: '3',
    padding: '4',
    borderRadius: 'card',
    background: 'color-mix(in srgb, {colors.green} 10%, transparent)',
    fontSize: '14',
    '& > svg': { flex: 'none', color: 'green' },
  },
})

const Title = chakra('h2', { base: { fontSize: '16', fontWeight: 'bold', outline: 'none' } })
