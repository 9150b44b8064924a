import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { Info } from 'lucide-react'
import type { ServiceBooking } from '#contract/entities/service-booking.ts'
import type { Store } from '#contract/entities/store.ts'
import { AgainDialog, AgainLines } from '#src/core/booking/again/again-dialog.tsx'
import { isElsewhere } from '#src/core/checkout/is-elsewhere.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { chosenOf } from '#src/core/slots/chosen-service.ts'
import { useObserved } from '#src/core/use-observed.ts'
import { Button } from '#src/ui/button.tsx'
import { DialogFoot } from '#src/ui/dialog-foot.ts'
import { Note } from '#src/ui/note.tsx'
import { draftListingOf } from '../draft-listing.ts'
import { stores } from '../queries.ts'
import { soldVisits } from '../visit/sold-visits.ts'
import { visitOf } from '../visit/visit.ts'
import { whoText } from '../visit/who-does.ts'
import { type AgainLine, againOf } from './again.ts'

interface Props {
  booking: ServiceBooking
  onClosed: () => void
}

/**
 * The drawer that books a past visit again: services still on offer go into the draft, and others are named.
 */
export function AgainDrawer({ booking, onClosed }: Props) {
  const { language } = useSpeech()
  const store = useQuery({
    ...stores.info(booking.store.slug, language?.code ?? ''),
    enabled: language !== undefined,
  })
  return (
    <AgainDialog vertical="services" query={store} onClosed={onClosed}>
      {(found) => <OnceMore store={found} lines={againOf(booking, found)} />}
    </AgainDialog>
  )
}

function OnceMore({ store, lines }: { store: Store; lines: readonly AgainLine[] }) {
  const { t } = useSpeech()
  const router = useRouter()
  const { drafts, paths } = soldVisits
  const draft = useObserved(drafts.current)
  const there = lines.filter((it) => it.service !== undefined)
  const namesGone = lines.flatMap((it) => (it.service ? it.goneAddons : [it.name]))
  const nameOf = (id: number | null) => store.professionals.find((it) => it.id === id)?.name
  const go = async () => {
    const services = there.flatMap(({ service, by, addons }) => {
      const ids = addons.map((it) => it.id)
      return service ? [chosenOf(service, by, ids)] : []
    })
    await drafts.change(() => visitOf(draftListingOf(store), services))
    await router.navigate({ to: paths.choose, params: { slug: store.slug } })
  }
  return (
    <chakra.div display="grid" gap="4">
      <AgainLines>
        {there.map(({ name, by, gone, addons }) => (
          <li key={name}>
            <b>{name}</b>
            <span>{whoText({ name: nameOf(by), isAny: false }, t)}</span>
            {addons.map((it) => (
              <span key={it.id}>
                + <bdi>{it.name}</bdi>
              </span>
            ))}
            {gone !== undefined && <span>{t('visit.personGone', { name: gone })}</span>}
          </li>
        ))}
      </AgainLines>
      {namesGone.length > 0 && (
        <Note icon={Info} tone="calm">
          {t(there.length === 0 ? 'visit.allGone' : 'visit.someGone', {
            names: namesGone.join(', '),
          })}
        </Note>
      )}
      {there.length > 0 && isElsewhere(draft, store.slug) && (
        <chakra.p color="muted">{t('visit.replaceText', { title: draft.listing.title })}</chakra.p>
      )}
      {there.length > 0 && (
        <DialogFoot gridTemplateColumns="1fr">
          <Button type="button" onClick={() => void go()}>
            {t('visit.chooseTime')}
          </Button>
        </DialogFoot>
      )}
    </chakra.div>
  )
}
