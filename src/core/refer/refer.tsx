import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { Share } from 'lucide-react'
import { useState } from 'react'
import { readSettings } from '#contract/settings.ts'
import type { TextKey } from '#contract/texts/en.ts'
import { LoginOrBrowse } from '#src/core/account/login-intent/login-or-browse.tsx'
import { usePerson } from '#src/core/account/person.ts'
import { account } from '#src/core/account/queries.ts'
import { AsyncSection } from '#src/core/async-section.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { settings } from '#src/core/settings/queries.ts'
import { shareLink } from '#src/core/share-link.ts'
import { Blank } from '#src/ui/blank.tsx'
import { Button } from '#src/ui/button.tsx'
import { TicketsDrawing } from '#src/ui/drawings/tickets.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'

const defaults = readSettings([])

/** One's own invitation, to be handed to friends. */
export function Refer() {
  const { t } = useSpeech()
  const { data = defaults } = useQuery(settings.values())
  const { token } = usePerson()
  const rate = data.referralDiscountRate
  if (!data.enableReferAndEarn)
    return (
      <Blank
        level="h1"
        drawing={<TicketsDrawing />}
        title={t('app.notFoundTitle')}
        text={t('app.notFoundText')}
      />
    )
  return (
    <Blank
      level="h1"
      drawing={<TicketsDrawing />}
      title={t('refer.title')}
      text={rate > 0 ? t('refer.textWithRate', { rate }) : t('refer.text', { store: data.storeName })}
    >
      {token ? <Invitation storeName={data.storeName} /> : <LoginOrBrowse why="refer" />}
    </Blank>
  )
}

function Invitation({ storeName }: { storeName: string }) {
  const { t } = useSpeech()
  const query = useQuery(account.me())
  const [word, setWord] = useState<TextKey>()
  return (
    <chakra.div display="grid" justifyItems="center" gap="4">
      <AsyncSection query={query} skeleton={<Skeleton width="240px" height="72px" borderRadius="card" />}>
        {({ referral_code }) => (
          <>
            <Code>
              <span>{t('details.referral')}</span>
              <b dir="ltr">{referral_code}</b>
            </Code>
            <Button
              type="button"
              onClick={() =>
                void shareLink(storeName, `${location.origin}/register/${referral_code}`).then(setWord)
              }
            >
              <Share size={20} strokeWidth={1.75} aria-hidden />
              {t('refer.share')}
            </Button>
            <chakra.p role="status" minHeight="24px" color="muted" fontSize="14">
              {word && t(word)}
            </chakra.p>
          </>
        )}
      </AsyncSection>
    </chakra.div>
  )
}

const Code = chakra('p', {
  base: {
    display: 'grid',
    justifyItems: 'center',
    gap: '1',
    minWidth: 'min(240px, 100%)',
    padding: '4',
    borderRadius: 'card',
    borderWidth: '2px',
    borderStyle: 'dashed',
    borderColor: 'edge',
    color: 'muted',
    fontSize: '14',
    '& > b': {
      color: 'ink',
      fontSize: '24',
      fontWeight: 'bold',
      letterSpacing: '0.08em',
      overflowWrap: 'anywhere',
      textAlign: 'center',
    },
  },
})
