import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useAskToLogIn } from '#src/core/account/login-intent/use-ask-to-log-in.ts'
import { usePerson } from '#src/core/account/person.ts'
import { account } from '#src/core/account/queries.ts'
import { Panel } from '#src/core/checkout/frame.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { QuietButton } from '#src/ui/quiet-button.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { type HandoverChoice, isName, isPhone } from './handover-choice.ts'

interface Props {
  choice: HandoverChoice
  onChange: (change: Partial<HandoverChoice>) => void
  /** Somebody tried to go on, so that what is missing is said. */
  wasTried: boolean
}

/** Who is there when it is handed over. The account fills it in; a guest can log in for that. */
export function ContactFields({ choice, onChange, wasTried }: Props) {
  const { t } = useSpeech()
  const isKnown = usePerson().token !== undefined
  const ask = useAskToLogIn()
  const { data: me } = useQuery({ ...account.me(), enabled: isKnown })
  const { name, phone, note } = choice
  // biome-ignore lint/correctness/useExhaustiveDependencies: filled in once, as soon as the account is known
  useEffect(() => {
    if (!me) return
    const [ownName, ownPhone] = [name === '' && me.name, phone === '' && me.phone]
    if (ownName || ownPhone)
      onChange({ ...(ownName && { name: ownName }), ...(ownPhone && { phone: ownPhone }) })
  }, [me])
  return (
    <Panel data-roomy aria-label={t('handover.contact')}>
      <chakra.h2 fontSize="16" fontWeight="bold">
        {t('handover.contact')}
      </chakra.h2>
      {!isKnown && (
        <chakra.div>
          <QuietButton type="button" onClick={() => ask({ why: 'cart' })}>
            {t('handover.logIn')}
          </QuietButton>
        </chakra.div>
      )}
      <TextField
        name="name"
        label={t('handover.name')}
        autoComplete="name"
        maxLength={100}
        value={name}
        error={wasTried && !isName(name) ? t('handover.nameMissing') : undefined}
        onValue={(it) => onChange({ name: it })}
      />
      <TextField
        name="tel"
        type="tel"
        label={t('handover.phone')}
        hint={t('handover.phoneHint')}
        autoComplete="tel"
        dir="ltr"
        maxLength={64}
        value={phone}
        error={wasTried && !isPhone(phone) ? t('handover.phoneWrong') : undefined}
        onValue={(it) => onChange({ phone: it })}
      />
      <TextField
        name="note"
        label={t('handover.note')}
        hint={t('handover.noteHint')}
        autoComplete="off"
        maxLength={500}
        value={note}
        onValue={(it) => onChange({ note: it })}
      />
    </Panel>
  )
}
