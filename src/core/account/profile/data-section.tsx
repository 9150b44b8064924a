import { chakra } from '@chakra-ui/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { downloadMyData, keepAccount } from '#contract/calls/profile.ts'
import type { User } from '#contract/entities/user.ts'
import { account } from '#src/core/account/queries.ts'
import { Trouble } from '#src/core/account/trouble.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { useLazyPart } from '#src/core/load-on-press/use-lazy-part.ts'
import { send } from '#src/data/provider/call.ts'
import { momentAt } from '#src/lib/dates.ts'
import { Deed, Section, Still } from './section.tsx'

const loadDeletion = () => import('./delete-account.tsx')

/**
 * Downloads everything stored about the person as a file, and deletes the account, with a week to change
 * one's mind.
 */
export function DataSection({ me }: { me: User }) {
  const { t, language } = useSpeech()
  const queries = useQueryClient()
  const deletion = useLazyPart<Awaited<ReturnType<typeof loadDeletion>>>()
  const download = useMutation({
    mutationFn: async () => {
      const { file_name, data } = await send(downloadMyData, {})
      save(file_name, JSON.stringify(data, null, 2))
    },
  })
  const keep = useMutation({
    mutationFn: async () => {
      const { data } = await send(keepAccount, {})
      queries.setQueryData(account.me().queryKey, data)
    },
  })
  const error = download.error ?? keep.error
  const time = me.deletion_at && momentAt(me.deletion_at, undefined, language?.code ?? 'en')
  return (
    <Section title={t('profile.data')}>
      <Deed type="button" aria-disabled={download.isPending || undefined} onClick={() => download.mutate()}>
        {t('profile.download')}
      </Deed>
      {time ? (
        <Still flexWrap="wrap">
          <chakra.p role="status" flex="1 1 14rem">
            {t('profile.ends', { time })}
          </chakra.p>
          <Deed type="button" paddingInline="0" onClick={() => keep.mutate()}>
            {t('profile.keep')}
          </Deed>
        </Still>
      ) : (
        <Deed type="button" data-grave aria-haspopup="dialog" onClick={() => deletion.ask(loadDeletion)}>
          {t('profile.delete')}
        </Deed>
      )}
      {error && (
        <Still>
          <Trouble isDeed error={error} />
        </Still>
      )}
      {deletion.part && <deletion.part.DeleteAccount onClosed={deletion.leave} />}
    </Section>
  )
}

function save(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  URL.revokeObjectURL(address)
}
