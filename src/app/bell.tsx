import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { Bell as BellIcon } from 'lucide-react'
import { numberText } from '#contract/texts/format.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { iconAlone } from '#src/ui/icon-button.tsx'

/** The link to the notifications, with the number of unread ones. */
export function Bell({ unread }: { unread: number }) {
  const { t, language } = useSpeech()
  return (
    <Round to="/notifications" aria-label={t('notices.unread', { n: unread })}>
      <BellIcon size={22} strokeWidth={1.75} aria-hidden />
      {unread > 0 && (
        <Badge aria-hidden data-fleeting>
          {numberText(unread, language?.code ?? 'en')}
        </Badge>
      )}
    </Round>
  )
}

const Round = chakra(Link, { base: iconAlone })

const Badge = chakra('span', {
  base: {
    position: 'absolute',
    top: '6px',
    // The count begins over the bell's upper corner, and grows away from the bell.
    insetInlineStart: 'min(20px, 100% - 1.5em)',
    minWidth: '1.5em',
    paddingInline: '2px',
    borderRadius: 'pill',
    background: 'alert',
    color: 'onAlert',
    fontSize: '12',
    fontWeight: 'semibold',
    lineHeight: '1.5',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  },
})
