import { useMutation, useQueryClient } from '@tanstack/react-query'
import { confirmEmail } from '#contract/calls/profile.ts'
import { AccountFrame } from '#src/core/account/account-frame.tsx'
import { Trouble } from '#src/core/account/trouble.tsx'
import { useLinkSecret } from '#src/core/account/use-link-secret.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { send } from '#src/data/provider/call.ts'
import { isNotFound } from '#src/data/provider/errors.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { WorkButton } from '#src/ui/work-button.tsx'

/**
 * The page that the link mailed to a new address opens. A tap confirms, since mail programs open links
 * themselves.
 */
export function ConfirmEmail() {
  const { t } = useSpeech()
  const secret = useLinkSecret()
  const queries = useQueryClient()
  const confirm = useMutation({
    mutationFn: () => send(confirmEmail, { confirm_token: secret ?? '' }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['account'] }),
  })
  const { data } = confirm
  if (secret === '' || isNotFound(confirm.error))
    return (
      <AccountFrame title={t('confirm.title')} text={secret === '' && t('link.missing')}>
        <Trouble error={confirm.error} />
        <ButtonLink minHeight="control" to="/profile">
          {t('menu.profile')}
        </ButtonLink>
      </AccountFrame>
    )
  return (
    <AccountFrame
      title={t(data ? 'confirm.done' : 'confirm.title')}
      text={data ? <bdi>{data.email}</bdi> : t('confirm.text')}
    >
      {data ? (
        <ButtonLink minHeight="control" to="/profile">
          {t('menu.profile')}
        </ButtonLink>
      ) : (
        <>
          <Trouble error={confirm.error} />
          <WorkButton
            type="button"
            // A tap before the secret was read from the link would confirm nothing.
            disabled={secret === undefined}
            working={confirm.isPending}
            onClick={() => !confirm.isPending && confirm.mutate()}
          >
            {t('confirm.action')}
          </WorkButton>
        </>
      )}
    </AccountFrame>
  )
}
