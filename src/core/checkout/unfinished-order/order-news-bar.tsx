import { useRouter } from '@tanstack/react-router'
import { Hourglass, TicketCheck, TriangleAlert, X } from 'lucide-react'
import type { TextKey } from '#contract/texts/en.ts'
import { waitsForPayment } from '#src/core/checkout/pay/use-settle.ts'
import type { Sold } from '#src/core/checkout/sold.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { IconButtonOnDark } from '#src/ui/icon-button.tsx'
import { NoticeAction, NoticeBar } from '#src/ui/notice-bar.tsx'
import { type OrderNews, useOrderNews } from './use-order-news.ts'

/** Tells the outcome of an order that was left without an answer, on whatever screen somebody is. */
export function OrderNewsBar({ sold }: { sold: readonly Sold[] }) {
  const [news, forget] = useOrderNews()
  const of = sold.find((it) => it.vertical === news?.order.vertical)
  const isKnown = of ?? news?.order.vertical === 'perks'
  return <div role="status">{news && isKnown && <NewsNotice of={of} news={news} onForget={forget} />}</div>
}

interface Props {
  /** The vertical as it is sold; undefined for a purchase of a perk, whose own screen tells the rest. */
  of: Sold | undefined
  news: OrderNews
  onForget: () => void
}

function NewsNotice({ of, news, onForget }: Props) {
  const { t } = useSpeech()
  const router = useRouter()
  const { title, slug } = news.order
  const Icon = icons[news.kind]
  const goOn = () => {
    onForget()
    if (!of) router.history.push(`/perks/${slug}`)
    else if (news.kind === 'placed') router.history.push(of.bookingPath(news.placed.unique_booking_id))
    else void router.navigate({ to: of.paths.checkout, params: { slug } })
  }
  return (
    <NoticeBar>
      <Icon size={18} strokeWidth={1.75} aria-hidden />
      <span>{t(textOf(news), { title, why: news.kind === 'refused' ? news.why : '' })}</span>
      {news.kind !== 'asking' && (
        <NoticeAction type="button" onClick={goOn}>
          {t(news.kind === 'placed' ? 'pay.toBooking' : 'leftOpen.look')}
        </NoticeAction>
      )}
      {(news.kind === 'placed' || news.kind === 'refused') && (
        <IconButtonOnDark
          type="button"
          marginInlineEnd="-12px"
          aria-label={t('app.close')}
          onClick={onForget}
        >
          <X size={18} strokeWidth={1.75} aria-hidden />
        </IconButtonOnDark>
      )}
    </NoticeBar>
  )
}

const icons = { asking: Hourglass, lost: TriangleAlert, placed: TicketCheck, refused: TriangleAlert } as const

function textOf(news: OrderNews): TextKey {
  if (news.kind !== 'placed') return `leftOpen.${news.kind}`
  return waitsForPayment(news.placed) ? 'leftOpen.unpaid' : 'pay.bookedText'
}
