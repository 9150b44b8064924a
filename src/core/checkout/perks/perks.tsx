import { chakra } from '@chakra-ui/react'
import { useRouter } from '@tanstack/react-router'
import { CircleAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import { usePerson } from '#src/core/account/person.ts'
import type { BillView } from '#src/core/checkout/bill/use-bill.ts'
import type { Sold } from '#src/core/checkout/sold.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useLazyPart } from '#src/core/load-on-press/use-lazy-part.ts'
import { useLoaded } from '#src/core/use-loaded.ts'
import type { Draft } from '#src/data/checkout/draft.ts'
import { FloatingWord } from '#src/ui/floating-word.ts'
import { Note } from '#src/ui/note.tsx'
import { perkKinds } from './kinds.ts'
import type { PerkRequest } from './perk-request.ts'
import { PerkRow } from './perk-row.tsx'
import { PointsRow } from './points-row.tsx'
import { useDropRefused } from './use-drop-refused.ts'
import { useToast } from './use-toast.ts'

interface Props {
  of: Sold
  draft: Draft
  view: BillView
  wanted: PerkRequest
}

const perkDrawer = () => import('./perk-drawer.tsx')

/** The perks of an order: coupon, gift card and membership, each with its drawer. */
export function Perks({ of, draft, view, wanted }: Props) {
  const { t } = useSpeech()
  const [open, setOpen] = useState<Partial<PerkRequest>>(wanted)
  // The drawer is loaded in advance.
  const early = useLoaded(perkDrawer)
  const { part: drawer = early, ask } = useLazyPart<Awaited<ReturnType<typeof perkDrawer>>>()
  const show = (name: PerkRequest['open']) => {
    setOpen({ open: name })
    ask(perkDrawer)
  }
  useTakenFromAddress(wanted)
  const isKnown = usePerson().token !== undefined
  const best = useLoaded(() => import('#src/core/checkout/best/best-chip.tsx'), isKnown)
  const [word, say] = useToast()
  const dropped = useDropRefused(of, draft, view.error)
  const kind = perkKinds.find(({ name }) => name === open.open)
  return (
    <chakra.section display="grid" gap="3" aria-label={t('checkout.perks')}>
      {dropped && (
        <Note icon={CircleAlert} tone="wrong" role="alert">
          {dropped}
        </Note>
      )}
      {isKnown && best && <best.BestChip of={of} draft={draft} view={view} />}
      {perkKinds.map((it) => (
        <PerkRow
          key={it.name}
          icon={it.icon}
          title={t(it.title)}
          applied={it.nameOf(draft.perks)}
          amount={view.bill.lines.find(({ code }) => code === it.line)?.amount}
          onOpen={() => show(it.name)}
        />
      ))}
      <PointsRow of={of} draft={draft} view={view} />
      {kind && drawer && (
        <drawer.PerkDrawer
          key={kind.name}
          of={of}
          draft={draft}
          kind={kind}
          use={open.use}
          onMessage={say}
          onClosed={() => setOpen({})}
        />
      )}
      <FloatingWord role="status" data-said={word && true}>
        {word}
      </FloatingWord>
    </chakra.section>
  )
}

/** Takes the request out of the address, so that a reload does not repeat it. */
function useTakenFromAddress({ open }: PerkRequest): void {
  const { history } = useRouter()
  useEffect(() => {
    if (open !== undefined) history.replace(history.location.pathname)
  }, [history, open])
}
