import { chakra } from '@chakra-ui/react'
import { BellRing } from 'lucide-react'
import { useId, useState } from 'react'
import { useSpeech } from '#src/core/language/language.tsx'
import { useFailureText } from '#src/core/language/use-failure-text.ts'
import { Button, QuietChoice } from '#src/ui/button.tsx'
import { postpone, wasPostponed } from './postponed.ts'
import { useDevicePushes } from './use-device-pushes.ts'

/** The texts for the outcome. */
const outcomes = { on: 'push.isOn', denied: 'push.denied', unsupported: 'push.unsupported' } as const

interface Props {
  /** What pushes are good for, where it is not about a booking. */
  text?: string
}

/**
 * Asks about a coming booking, in our own words before the browser's, whether the person wants pushes about it.
 * Shows nothing where there is nothing to ask.
 */
export function AskAfterBooking({ text }: Props) {
  const { t } = useSpeech()
  const { state, canSwitch, busy, trouble, change } = useDevicePushes()
  const failure = useFailureText(trouble)
  const [isOver, setOver] = useState(() => wasPostponed(Date.now()))
  const [came, setCame] = useState<keyof typeof outcomes>()
  const title = useId()
  if (came) return <Card role="status">{t(outcomes[came])}</Card>
  if (isOver || (state !== 'off' && state !== 'needs-install')) return null
  const notNow = () => {
    postpone(Date.now())
    setOver(true)
  }
  const switchOn = async () => {
    const reached = await change(true)
    if (reached && reached in outcomes) setCame(reached as keyof typeof outcomes)
    // The browser's own question was closed without an answer.
    if (reached === 'off') notNow()
  }
  return (
    <Card aria-labelledby={title}>
      <Icon aria-hidden>
        <BellRing size={24} strokeWidth={1.75} />
      </Icon>
      <chakra.div display="grid" gap="1" minWidth="0">
        <chakra.h2 id={title} fontSize="16" fontWeight="bold">
          {t('push.askTitle')}
        </chakra.h2>
        <chakra.p color="muted" fontSize="14" textWrap="pretty">
          {text ?? t('push.askText')}
        </chakra.p>
        {state === 'needs-install' && <chakra.p fontSize="14">{t('push.needsInstall')}</chakra.p>}
        {trouble !== undefined && (
          <chakra.p role="alert" color="danger" fontSize="14">
            {failure}
          </chakra.p>
        )}
      </chakra.div>
      <Actions>
        <QuietChoice type="button" onClick={notNow}>
          {t('push.notNow')}
        </QuietChoice>
        {state === 'off' && (
          <Button
            type="button"
            disabled={busy || !canSwitch}
            aria-busy={busy}
            onClick={() => void switchOn()}
          >
            {t('push.tellMe')}
          </Button>
        )}
      </Actions>
    </Card>
  )
}

const Card = chakra('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '3',
    rowGap: '3',
    padding: '4',
    borderRadius: 'card',
    background: 'card',
    boxShadow: 'float',
    '&[role=status]': { display: 'block' },
  },
})

const Icon = chakra('span', { base: { color: 'accent', display: 'inline-flex' } })

const Actions = chakra('div', {
  base: { gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '2' },
})
