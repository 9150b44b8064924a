import { chakra } from '@chakra-ui/react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { CircleAlert } from 'lucide-react'
import { useEffect } from 'react'
import { saveLoginIntent } from '#src/core/account/login-intent/login-intent.ts'
import { usePerson } from '#src/core/account/person.ts'
import { AsyncSection } from '#src/core/async-section.tsx'
import type { Sold } from '#src/core/checkout/sold.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useFailureText } from '#src/core/language/use-failure-text.ts'
import type { Draft } from '#src/data/checkout/draft.ts'
import { personHere } from '#src/data/owner.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog, useCloseDialog } from '#src/ui/dialog.tsx'
import { Note } from '#src/ui/note.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { CodeForm } from './code-form.tsx'
import type { PerkKind } from './kinds.ts'
import { perkCalls } from './perk-calls.ts'
import { PerkChoices } from './perk-choices.tsx'
import { useFormatters } from './use-formatters.ts'

interface Props {
  of: Sold
  draft: Draft
  kind: PerkKind
  /** The perk that was asked for before a login came in between. */
  use: string | undefined
  /** Called with the server's message once a perk was applied. */
  onMessage: (word: string) => void
  onClosed: () => void
}

/** The drawer with one's perks of a kind, each with why it does not apply, and a field for a code. */
export function PerkDrawer({ onClosed, ...props }: Props) {
  const { t } = useSpeech()
  return (
    <Dialog title={t(props.kind.title)} closeLabel={t('app.close')} onClosed={onClosed}>
      <PerkDrawerBody {...props} />
    </Dialog>
  )
}

function PerkDrawerBody({ of, draft, kind, use: wanted, onMessage }: Omit<Props, 'onClosed'>) {
  const { t, language } = useSpeech()
  const words = useFormatters()
  const isKnown = usePerson().token !== undefined
  const logIn = useLogIn(kind)
  const close = useCloseDialog()
  const query = useQuery({
    queryKey: ['perks', kind.name, personHere().owner, language?.code, draft.listing.slug, of.itemsOf(draft)],
    queryFn: ({ signal }) => perkCalls[kind.name].list(of, draft, words, signal),
    staleTime: 0,
    enabled: isKnown || !kind.isOwn,
  })
  const { mutate, isPending, error } = useMutation({
    mutationFn: (id: string) => perkCalls[kind.name].apply(of, draft, id),
    async onSuccess({ message, perks }) {
      await of.drafts.change((now) => now && { ...now, perks: { ...now.perks, ...perks } })
      onMessage(message)
      close()
    },
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (wanted !== undefined && isKnown) mutate(wanted)
  }, [])
  const failure = useFailureText(error)
  const remove = () =>
    void of.drafts.change((now) => now && { ...now, perks: { ...now.perks, [kind.name]: undefined } })
  const use = (id: string) => {
    if (!isKnown) logIn(id)
    else if (!isPending) mutate(id)
  }
  if (!isKnown && kind.isOwn)
    return (
      <chakra.div display="grid" gap="4">
        <p>{t('perk.logIn')}</p>
        <Button type="button" onClick={() => logIn()}>
          {t('login.action')}
        </Button>
      </chakra.div>
    )
  return (
    <chakra.div display="grid" gap="4">
      {kind.isTyped && <CodeForm isWorking={isPending} onUse={use} />}
      {error && (
        <Note icon={CircleAlert} tone="wrong" role="alert">
          {failure}
        </Note>
      )}
      <AsyncSection query={query} skeleton={<Skeleton height="132px" borderRadius="card" />}>
        {(offers) => (
          <PerkChoices
            choices={offers}
            empty={t(kind.empty)}
            applied={kind.nameOf(draft.perks)}
            isWorking={isPending}
            onUse={use}
            onRemove={remove}
          />
        )}
      </AsyncSection>
    </chakra.div>
  )
}

/** Has a guest log in and come back to this very drawer, where the perk they wanted is then applied. */
function useLogIn(kind: PerkKind): (use?: string) => void {
  const router = useRouter()
  const close = useCloseDialog()
  return (use) => {
    close()
    const wanted = new URLSearchParams({ open: kind.name, ...(use !== undefined && { use }) })
    saveLoginIntent({ why: 'cart', back: `${router.state.location.pathname}?${wanted}` })
    router.history.push('/login')
  }
}
