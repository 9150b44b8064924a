import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { readSettings } from '#contract/settings.ts'
import { LoginOrBrowse } from '#src/core/account/login-intent/login-or-browse.tsx'
import { usePerson } from '#src/core/account/person.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { settings } from '#src/core/settings/queries.ts'
import { Blank } from '#src/ui/blank.tsx'
import { TicketsDrawing } from '#src/ui/drawings/tickets.tsx'
import { Invitation } from './invitation.tsx'
import { Referred } from './referred.tsx'

const defaults = readSettings([])

/** The screen with the person's invitation for friends, and how far those are who came by it. */
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
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6">
      <Blank
        level="h1"
        drawing={<TicketsDrawing />}
        title={t('refer.title')}
        text={rate > 0 ? t('refer.textWithRate', { rate }) : t('refer.text', { store: data.storeName })}
      >
        {token ? <Invitation storeName={data.storeName} /> : <LoginOrBrowse why="refer" />}
      </Blank>
      {token && <Referred />}
    </chakra.div>
  )
}
