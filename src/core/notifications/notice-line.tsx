import { chakra } from '@chakra-ui/react'
import { useRouter } from '@tanstack/react-router'
import {
  Bell,
  CalendarClock,
  CircleAlert,
  CircleCheck,
  CircleX,
  Gift,
  HandCoins,
  type LucideIcon,
  MessageCircle,
  RotateCcw,
  Ticket,
} from 'lucide-react'
import type { MouseEvent } from 'react'
import type { Notification } from '#contract/entities/notification.ts'
import { ownPath } from '#contract/push.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { UnreadTime } from '#src/core/unread-time.tsx'
import { hourAt } from '#src/lib/dates.ts'
import { useMarkRead } from './mark-read.ts'
import { takeAwayShown } from './shown-here.ts'

interface Look {
  icon: LucideIcon
  tone: 'accent' | 'danger' | 'green' | 'amber'
}

/**
 * The looks of the kinds of notifications. More kinds will come: one that this build does not know has a
 * bell.
 */
const looks: Readonly<Record<string, Look>> = {
  confirmed: { icon: Ticket, tone: 'green' },
  paid: { icon: Ticket, tone: 'green' },
  requested: { icon: CalendarClock, tone: 'amber' },
  paid_requested: { icon: CalendarClock, tone: 'amber' },
  payment_declined: { icon: CircleAlert, tone: 'danger' },
  paid_too_late: { icon: CircleAlert, tone: 'danger' },
  change_not_made: { icon: CircleAlert, tone: 'danger' },
  cancelled: { icon: CircleX, tone: 'danger' },
  called_off: { icon: CircleX, tone: 'danger' },
  lapsed: { icon: CircleX, tone: 'danger' },
  refunded: { icon: RotateCcw, tone: 'green' },
  earned: { icon: HandCoins, tone: 'green' },
  expiring: { icon: CalendarClock, tone: 'amber' },
  referral_earned: { icon: HandCoins, tone: 'green' },
  gift_claimed: { icon: Gift, tone: 'green' },
  gift_unclaimed: { icon: Gift, tone: 'amber' },
  gift_failed: { icon: CircleAlert, tone: 'danger' },
  purchase_refunded: { icon: RotateCcw, tone: 'green' },
  paid_out: { icon: RotateCcw, tone: 'green' },
  changed: { icon: CircleAlert, tone: 'amber' },
  message: { icon: MessageCircle, tone: 'accent' },
  request_accepted: { icon: MessageCircle, tone: 'green' },
  request_declined: { icon: MessageCircle, tone: 'amber' },
  report_done: { icon: CircleCheck, tone: 'green' },
  report_stale: { icon: CircleAlert, tone: 'amber' },
  reminder_day: { icon: CalendarClock, tone: 'accent' },
  reminder_hours: { icon: CalendarClock, tone: 'accent' },
}
const plain: Look = { icon: Bell, tone: 'accent' }

/** A notification. A tap leads to its subject and marks it as read. */
export function NoticeLine({ notice }: { notice: Notification }) {
  const { t, language } = useSpeech()
  const { history } = useRouter()
  const markRead = useMarkRead()
  const { icon: Icon, tone } = looks[notice.kind] ?? plain
  const path = ownPath(notice.path)
  const open = (event: MouseEvent) => {
    if (!notice.is_read) void markRead({ ids: [notice.id] })
    void takeAwayShown([notice.tag])
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    history.push(path)
  }
  return (
    <li>
      <Line href={path} onClick={open}>
        <chakra.span color={tone} display="inline-flex" flex="none" paddingBlockStart="2px">
          <Icon size={20} strokeWidth={1.75} aria-hidden />
        </chakra.span>
        <chakra.span flex="1" minWidth="0" display="grid" gap="1">
          <Head>
            <Title data-unread={!notice.is_read || undefined}>
              {!notice.is_read && <chakra.span srOnly>{t('notices.isUnread')} </chakra.span>}
              {notice.title}
            </Title>
            <UnreadTime isUnread={!notice.is_read}>
              {hourAt(notice.created_at, undefined, language?.code ?? 'en')}
            </UnreadTime>
          </Head>
          {notice.body && <Body>{notice.body}</Body>}
        </chakra.span>
      </Line>
    </li>
  )
}

const Line = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    minHeight: '72px',
    paddingInline: '4',
    paddingBlock: '3',
    color: 'ink',
    textDecoration: 'none',
    _hover: { background: 'line/50' },
    _focusVisible: { outlineOffset: '-2px' },
  },
})

const Head = chakra('span', {
  base: { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: '3' },
})

const Title = chakra('span', {
  base: { overflowWrap: 'anywhere', '&[data-unread]': { fontWeight: 'bold' } },
})

const Body = chakra('span', {
  base: { color: 'muted', fontSize: '14', overflowWrap: 'anywhere', textWrap: 'pretty' },
})
