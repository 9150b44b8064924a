import { chakra } from '@chakra-ui/react'
import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useSpeech } from '#src/core/language/language.tsx'
import { useLazyPart } from '#src/core/load-on-press/use-lazy-part.ts'
import { useLoaded } from '#src/core/use-loaded.ts'
import { ButtonLink, QuietChoice } from '#src/ui/button.tsx'
import { type CardSecret, linkedCard } from './linked-card.ts'

const loadDialog = () => import('./redeem-dialog.tsx')

/**
 * The buttons to buy a gift card, and to redeem one by its code; the link of a mail opens the dialog with its
 * code.
 */
export function CardActions() {
  const { t } = useSpeech()
  const { part, ask, leave } = useLazyPart<Awaited<ReturnType<typeof loadDialog>>>()
  const [linked, forget] = useLinkedCard()
  const byLink = useLoaded(loadDialog, linked !== undefined)
  const Dialog = (part ?? (linked && byLink))?.RedeemDialog
  return (
    <Actions>
      <ButtonLink to="/perks/$" params={{ _splat: 'gift-cards/campaign' }}>
        {t('buying.cards')}
      </ButtonLink>
      <QuietChoice type="button" onClick={() => ask(loadDialog)}>
        {t('redeem.action')}
      </QuietChoice>
      {Dialog && (
        <Dialog
          typed={linked}
          onClosed={() => {
            leave()
            forget()
          }}
        />
      )}
    </Actions>
  )
}

/**
 * The code and PIN behind the # of the address: kept while the dialog is open, and removed from the address
 * at once.
 */
function useLinkedCard(): [CardSecret | undefined, () => void] {
  const { hash } = useLocation()
  const router = useRouter()
  const [linked, setLinked] = useState<CardSecret>()
  useEffect(() => {
    const found = linkedCard(hash)
    if (!found) return
    setLinked({ ...found, code: found.code.match(/.{1,4}/g)?.join('-') ?? found.code })
    void router.navigate({ to: '.', hash: '', replace: true })
  }, [hash, router])
  return [linked, () => setLinked(undefined)]
}

const Actions = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))', gap: '3' },
})
