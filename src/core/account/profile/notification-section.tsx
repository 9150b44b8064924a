import { chakra } from '@chakra-ui/react'
import type { NotificationChoices, User } from '#contract/entities/user.ts'
import type { TextKey } from '#contract/texts/en.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useFailureText } from '#src/core/language/use-failure-text.ts'
import type { PushState } from '#src/core/notifications/device-pushes.ts'
import { useDevicePushes } from '#src/core/notifications/use-device-pushes.ts'
import { Switch } from '#src/ui/switch.tsx'
import { Section, Still } from './section.tsx'
import type { useProfile } from './use-profile.ts'

const kinds = [
  'bookings_push',
  'bookings_email',
  'news_push',
  'news_email',
] as const satisfies readonly (keyof NotificationChoices)[]

interface Props {
  me: User
  onChange: ReturnType<typeof useProfile>['change']
}

/** Chooses which messages the person wants, and by which channel. */
export function NotificationSection({ me, onChange }: Props) {
  const { t } = useSpeech()
  return (
    <Section title={t('profile.messages')}>
      <ThisDevice />
      {kinds.map((kind) => (
        <Switch
          key={kind}
          label={t(`profile.${kind}`)}
          checked={me.notifications[kind]}
          onChange={(wanted) => void onChange({ notifications: { [kind]: wanted } })}
        />
      ))}
    </Section>
  )
}

/** The reasons why pushes cannot be switched on this device. */
const reasons: Partial<Record<PushState, TextKey>> = {
  unsupported: 'push.unsupported',
  'needs-install': 'push.needsInstall',
  denied: 'push.denied',
}

/** Switches pushes on this very device, which the browser has to allow. */
function ThisDevice() {
  const { t } = useSpeech()
  const { state, canSwitch, busy, trouble, change } = useDevicePushes()
  const failure = useFailureText(trouble)
  const why = state && reasons[state]
  if (why)
    return (
      <Still>
        <chakra.span display="grid" gap="1">
          {t('push.thisDevice')}
          <chakra.span color="muted" fontSize="14">
            {t(why)}
          </chakra.span>
        </chakra.span>
      </Still>
    )
  return (
    <div>
      <Switch
        label={t('push.thisDevice')}
        checked={state === 'on'}
        onChange={(wanted) => {
          if (!busy && canSwitch) void change(wanted)
        }}
      />
      {trouble !== undefined && (
        <chakra.p role="alert" color="danger" fontSize="14" paddingInline="4" paddingBlockEnd="3">
          {failure}
        </chakra.p>
      )}
    </div>
  )
}
