import { chakra } from '@chakra-ui/react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { deleteAccount } from '#contract/calls/profile.ts'
import { account } from '#src/core/account/queries.ts'
import { Trouble } from '#src/core/account/trouble.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { useMoney } from '#src/core/money/use-money.ts'
import { wallet } from '#src/core/wallet/queries.ts'
import { send } from '#src/data/provider/call.ts'
import { QuietChoice } from '#src/ui/button.tsx'
import { Dialog, useCloseDialog } from '#src/ui/dialog.tsx'
import { WorkButton } from '#src/ui/work-button.tsx'

/** Asks once more before an account is marked for deletion, which follows in a week. */
export function DeleteAccount({ onClosed }: { onClosed: () => void }) {
  const { t } = useSpeech()
  return (
    <Dialog title={t('profile.delete')} onClosed={onClosed}>
      <Question />
    </Dialog>
  )
}

function Question() {
  const { t } = useSpeech()
  const close = useCloseDialog()
  const queries = useQueryClient()
  const end = useMutation({
    mutationFn: async () => {
      const { data } = await send(deleteAccount, {})
      queries.setQueryData(account.me().queryKey, data)
      close()
    },
  })
  return (
    <chakra.div display="grid" gap="4">
      <chakra.p color="muted">{t('profile.deleteText')}</chakra.p>
      <InWallet />
      {end.error && <Trouble isDeed error={end.error} />}
      <chakra.div display="grid" gridTemplateColumns="1fr 1fr" gap="3">
        <QuietChoice type="button" minHeight="control" data-first onClick={close}>
          {t('profile.deleteNo')}
        </QuietChoice>
        <WorkButton
          type="button"
          background="alert"
          color="onAlert"
          working={end.isPending}
          onClick={() => !end.isPending && end.mutate()}
        >
          {t('profile.deleteYes')}
        </WorkButton>
      </chakra.div>
    </chakra.div>
  )
}

/** The money in the wallet, and what becomes of it. */
function InWallet() {
  const { t } = useSpeech()
  const money = useMoney()
  const { data } = useQuery(wallet.funds())
  if (!data || data.balance === 0) return null
  return (
    <chakra.p role="status">
      {data.own > 0 && t('profile.deleteOwn', { amount: money(data.own) })}{' '}
      {data.given > 0 && t('profile.deleteGiven', { amount: money(data.given) })}
    </chakra.p>
  )
}
