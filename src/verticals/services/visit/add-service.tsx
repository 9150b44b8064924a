import type { StoreService } from '#contract/entities/store-service.ts'
import { AddButton } from '#src/core/slots/addons/add-button.tsx'
import { chosenOf } from '#src/core/slots/chosen-service.ts'
import { useObserved } from '#src/core/use-observed.ts'
import type { DraftListing } from '#src/data/checkout/draft.ts'
import { soldVisits } from './sold-visits.ts'
import { isApart, serviceIn, withAdded, withoutService, withService } from './visit.ts'

interface Props {
  service: StoreService
  store: DraftListing
  /** The professional whose page this is, who is to do it. */
  by: number | null
}

/** The button that adds a service to the visit, or removes it. */
export function AddService({ service, store, by }: Props) {
  const { drafts } = soldVisits
  const draft = useObserved(drafts.current)
  const { id } = service
  const chosen = draft?.listing.slug === store.slug ? serviceIn(draft, id) : undefined
  const chosenWith = (addons: number[]) => chosenOf(service, by, addons)
  return (
    <AddButton
      of={soldVisits}
      store={store}
      service={chosen ?? chosenWith([])}
      isChosen={chosen !== undefined}
      isApart={draft?.listing.slug === store.slug && isApart(draft, chosenWith([]))}
      onAdd={(addons) => void drafts.change((now) => withService(now, store, chosenWith(addons), Date.now()))}
      onChange={(addons) => void drafts.change((now) => now && withAdded(now, id, addons))}
      onRemove={() => void drafts.change((now) => withoutService(now, id))}
    />
  )
}
