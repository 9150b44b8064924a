import { chakra } from '@chakra-ui/react'
import { Check } from 'lucide-react'
import { isElsewhere } from '#src/core/checkout/is-elsewhere.ts'
import type { Sold } from '#src/core/checkout/sold.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useLazyPart } from '#src/core/load-on-press/use-lazy-part.ts'
import { useObserved } from '#src/core/use-observed.ts'
import type { DraftListing } from '#src/data/checkout/draft.ts'
import type { ChosenService } from '../chosen-service.ts'
import { AddonsButton } from './addons-button.tsx'

interface Props {
  of: Sold
  store: DraftListing
  /** The service as it is chosen, or as it would be. */
  service: ChosenService
  isChosen: boolean
  /** It cannot be booked together with what is chosen at this store. */
  isApart?: boolean
  onAdd: (addons: number[]) => void
  onChange: (addons: number[]) => void
  onRemove: () => void
}

/** The button that adds a service to the visit, through the sheet of its add-ons where it has some, or removes it. */
export function AddButton({
  of,
  store: { slug, currency },
  service,
  isChosen,
  isApart = false,
  onAdd,
  onChange,
  onRemove,
}: Props) {
  const { t } = useSpeech()
  const draft = useObserved(of.drafts.current)
  const { part: replace, ask, leave } = useLazyPart<typeof import('#src/core/checkout/replace-dialog.tsx')>()
  const sheet = useLazyPart<typeof import('./addon-sheet.tsx')>()
  const { name, can_add } = service
  const begin = () => {
    if (can_add.length === 0) onAdd([])
    else sheet.ask(() => import('./addon-sheet.tsx'))
  }
  const press = () => {
    if (isChosen) onRemove()
    else if (isElsewhere(draft, slug) || isApart) ask(() => import('#src/core/checkout/replace-dialog.tsx'))
    else begin()
  }
  return (
    <>
      <Add
        type="button"
        aria-pressed={isChosen}
        aria-label={t(isChosen ? 'visit.removeOf' : 'visit.addOf', { name })}
        onClick={press}
      >
        {isChosen && <Check size={16} strokeWidth={2.5} aria-hidden />}
        {t(isChosen ? 'visit.added' : 'visit.add')}
      </Add>
      {isChosen && <AddonsButton service={service} currency={currency} onDone={onChange} />}
      {sheet.part && (
        <sheet.part.AddonSheet
          {...{ service, currency }}
          action="visit.add"
          onDone={onAdd}
          onClosed={sheet.leave}
        />
      )}
      {replace && draft && (
        <replace.ReplaceDialog
          of={of}
          title={draft.listing.title}
          {...(!isElsewhere(draft, slug) && { texts: apartTexts })}
          onYes={begin}
          onClosed={leave}
        />
      )}
    </>
  )
}

const apartTexts = { title: 'visit.apartTitle', text: 'visit.apartText' } as const

const Add = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1',
    minWidth: '88px',
    minHeight: 'touch',
    paddingInline: '4',
    borderRadius: 'pill',
    borderWidth: '1.5px',
    borderColor: 'accent',
    background: 'transparent',
    color: 'accent',
    fontWeight: 'bold',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    '&[aria-pressed=true]': { background: 'accent', color: 'onAccent' },
  },
})
