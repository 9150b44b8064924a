import { hashKey, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Booking } from '#contract/entities/booking.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useObserved } from '#src/core/use-observed.ts'
import { connection } from '#src/data/connection/report.ts'
import { Dialog, useBeginAnew, useCloseDialog } from '#src/ui/dialog.tsx'
import { DialogFoot } from '#src/ui/dialog-foot.ts'
import { WorkButton } from '#src/ui/work-button.tsx'
import type { BookingChange, ChangeQuote } from './booking-change.ts'
import { ChangeReview } from './change-review.tsx'

interface Props<B extends Booking, Wanted, Quote extends ChangeQuote> {
  booking: B
  of: BookingChange<B, Wanted, Quote>
}

/** The drawer that changes the dates of a booking: one chooses them, sees what they cost, and confirms. */
export function ChangeDrawer<B extends Booking, Wanted, Quote extends ChangeQuote>({
  onClosed,
  ...props
}: Props<B, Wanted, Quote> & { onClosed: () => void }) {
  const { t } = useSpeech()
  return (
    <Dialog title={t(props.of.title ?? 'dates.change')} closeLabel={t('app.close')} tall onClosed={onClosed}>
      <ChangeSteps {...props} />
    </Dialog>
  )
}

function ChangeSteps<B extends Booking, Wanted, Quote extends ChangeQuote>({
  booking,
  of,
}: Props<B, Wanted, Quote>) {
  const { t } = useSpeech()
  const words = of.useWords()
  const close = useCloseDialog()
  const beginAnew = useBeginAnew()
  const isOnline = useObserved(connection) === 'online'
  const [wanted, setWanted] = useState<Wanted | undefined>(() => of.nowOf(booking))
  const quoting = useMutation({
    mutationFn: async (asked: Wanted) => ({ asked, quote: await of.quote(booking, asked) }),
  })
  const { asked, quote } = quoting.data ?? {}
  if (asked && quote?.available)
    return (
      <ChangeReview
        booking={booking}
        whenOf={(it) => words(of.nowOf(it))}
        {...(of.words && { words: of.words })}
        quote={quote}
        when={words(asked)}
        count={of.countOf(booking, asked, quote, t)}
        change={(method, idempotency_key) => {
          const { changes, bill } = quote
          return of.change(booking, asked, { total: bill.total, changes, method, idempotency_key })
        }}
        onOthers={() => {
          beginAnew()
          quoting.reset()
        }}
        onChanged={close}
      />
    )
  const now = of.nowOf(booking)
  const isSame = hashKey([wanted]) === hashKey([now])
  const isReady = isOnline && wanted !== undefined && !isSame && quote === undefined
  return (
    <of.Choose
      booking={booking}
      wanted={wanted ?? now}
      quoting={{ data: quote, error: quoting.error }}
      onChoose={(next) => {
        quoting.reset()
        setWanted(next)
      }}
    >
      <DialogFoot gridTemplateColumns="1fr">
        <WorkButton
          type="button"
          aria-disabled={!isReady || undefined}
          working={quoting.isPending}
          onClick={() => isReady && !quoting.isPending && quoting.mutate(wanted)}
        >
          {t(isSame ? 'dates.asNow' : 'dates.quote')}
        </WorkButton>
      </DialogFoot>
    </of.Choose>
  )
}
