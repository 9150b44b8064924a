import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { WalletFunds } from '#contract/entities/wallet-funds.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useLazyPart } from '#src/core/load-on-press/use-lazy-part.ts'
import { useMoney } from '#src/core/money/use-money.ts'
import { shortDayAt } from '#src/lib/dates.ts'
import { Button, QuietChoice } from '#src/ui/button.tsx'
import { Balance } from './moves.tsx'

interface DialogProps {
  funds: WalletFunds
  onClosed: () => void
}

const loadTopUp = async () => (await import('./top-up-dialog.tsx')).TopUpDialog
const loadPayOut = async () => (await import('./pay-out-dialog.tsx')).PayOutDialog

/** The balance of the wallet, own money and given money apart, with top-up and payout. */
export function Funds({ of: funds }: { of: WalletFunds }) {
  const { t, language } = useSpeech()
  const money = useMoney()
  const { part: Dialog, ask, leave } = useLazyPart<(props: DialogProps) => ReactNode>()
  const { balance, own, given, can_pay_out, leaving, expiring } = funds
  const day = (instant: string) => shortDayAt(instant, undefined, language?.code ?? 'en')
  return (
    <>
      <Balance as="div">
        <span>{t('wallet.balance')}</span>
        <b dir="ltr">{money(balance)}</b>
        {balance > 0 && (
          <Parts>
            <dt>{t('wallet.own')}</dt>
            <dd dir="ltr">{money(own)}</dd>
            <dt>{t('wallet.given')}</dt>
            <dd dir="ltr">{money(given)}</dd>
          </Parts>
        )}
      </Balance>
      {(expiring.length > 0 || leaving > 0) && (
        <chakra.div display="grid" gap="1" color="muted" fontSize="14">
          {expiring.map((it) => (
            <p key={it.expires_at}>
              {t('wallet.ends', { amount: money(it.amount), day: day(it.expires_at) })}
            </p>
          ))}
          {leaving > 0 && <p>{t('wallet.leaving', { amount: money(leaving) })}</p>}
        </chakra.div>
      )}
      <Actions>
        <Button type="button" onClick={() => ask(loadTopUp)}>
          {t('topUp.action')}
        </Button>
        {can_pay_out > 0 && (
          <QuietChoice type="button" onClick={() => ask(loadPayOut)}>
            {t('payOut.action')}
          </QuietChoice>
        )}
      </Actions>
      {Dialog && <Dialog funds={funds} onClosed={leave} />}
    </>
  )
}

const Parts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    gap: '1',
    marginBlockStart: '2',
    paddingBlockStart: '3',
    borderBlockStartWidth: '1px',
    borderColor: 'color-mix(in srgb, currentColor 30%, transparent)',
    '& > dd': { justifySelf: 'end', fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' },
  },
})

const Actions = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))', gap: '3' },
})
