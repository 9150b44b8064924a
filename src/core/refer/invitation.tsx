import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { Share } from 'lucide-react'
import { useState } from 'react'
import type { TextKey } from '#contract/texts/en.ts'
import { account } from '#src/core/account/queries.ts'
import { AsyncSection } from '#src/core/async-section.tsx'
import { Qr } from '#src/core/booking/ticket/qr.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { shareLink } from '#src/core/share-link.ts'
import { Button } from '#src/ui/button.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'

/** The person's referral code: to read out, to scan, and to send. */
export function Invitation({ storeName }: { storeName: string }) {
  const { t } = useSpeech()
  const query = useQuery(account.me())
  const [word, setWord] = useState<TextKey>()
  return (
    <chakra.div display="grid" justifyItems="center" gap="4">
      <AsyncSection query={query} skeleton={<Skeleton width="240px" height="272px" borderRadius="card" />}>
        {({ referral_code }) => {
          const link = `${location.origin}/register/${referral_code}`
          return (
            <>
              <Code>
                <span>{t('details.referral')}</span>
                <b dir="ltr">{referral_code}</b>
                <chakra.span width="160px" marginBlockStart="3" borderRadius="control" overflow="hidden">
                  <Qr text={link} label={t('refer.qr')} />
                </chakra.span>
              </Code>
              <Button type="button" onClick={() => void shareLink(storeName, link).then(setWord)}>
                <Share size={20} strokeWidth={1.75} aria-hidden />
                {t('refer.share')}
              </Button>
              <chakra.p role="status" minHeight="24px" color="muted" fontSize="14">
                {word && t(word)}
              </chakra.p>
            </>
          )
        }}
      </AsyncSection>
    </chakra.div>
  )
}

const Code = chakra('div', {
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
