import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import type { Addon } from '#contract/entities/store-service.ts'
import { toWire } from '#contract/money.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { ComesTo } from '#src/core/money/comes-to.tsx'
import { useMoney } from '#src/core/money/use-money.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog, useCloseDialog } from '#src/ui/dialog.tsx'
import { DialogFoot } from '#src/ui/dialog-foot.ts'
import { addedTo, type ChosenService, wholeOf } from '../chosen-service.ts'

interface Props {
  service: ChosenService
  currency: string
  /** The text of the button that takes the choice. */
  action: 'visit.add' | 'addons.save'
  onDone: (addons: number[]) => void
  onClosed: () => void
}

/** The sheet in which one chooses the add-ons of a service, and sees the price with them. */
export function AddonSheet({ onClosed, ...choosing }: Props) {
  const { t } = useSpeech()
  return (
    <Dialog title={choosing.service.name} closeLabel={t('app.close')} onClosed={onClosed}>
      <Choosing {...choosing} />
    </Dialog>
  )
}

function Choosing({ service, currency, action, onDone }: Omit<Props, 'onClosed'>) {
  const { t } = useSpeech()
  const close = useCloseDialog()
  const [addons, setAddons] = useState(service.addons)
  const chosen = { ...service, addons }
  const { minutes, price } = wholeOf(chosen, currency)
  return (
    <>
      <chakra.fieldset minWidth="0">
        <chakra.legend color="muted" fontSize="14">
          {t('addons.text')}
        </chakra.legend>
        {service.can_add.map((it) => (
          <Choice
            key={it.id}
            addon={it}
            isChosen={addons.includes(it.id)}
            onChoose={(isChosen) =>
              setAddons(isChosen ? [...addons, it.id] : addons.filter((id) => id !== it.id))
            }
          />
        ))}
      </chakra.fieldset>
      <DialogFoot alignItems="center" gridTemplateColumns="1fr auto">
        <p role="status">
          <ComesTo amount={toWire(price, currency)}>{t('store.minutes', { n: minutes })}</ComesTo>
        </p>
        <Button
          type="button"
          onClick={() => {
            onDone(addedTo(chosen).map((it) => it.id))
            close()
          }}
        >
          {t(action)}
        </Button>
      </DialogFoot>
    </>
  )
}

interface ChoiceProps {
  addon: Addon
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}

function Choice({ addon: { name, duration, price }, isChosen, onChoose }: ChoiceProps) {
  const { t } = useSpeech()
  const money = useMoney()
  return (
    <Row>
      <Box type="checkbox" checked={isChosen} onChange={({ target }) => onChoose(target.checked)} />
      <chakra.span minWidth="0" flex="1 1 6rem" overflowWrap="anywhere">
        <bdi>{name}</bdi>
        {duration > 0 && <Small>{t('addons.minutes', { n: duration })}</Small>}
      </chakra.span>
      <b>{price === 0 ? t('card.free') : <span dir="ltr">+{money(price)}</span>}</b>
    </Row>
  )
}

const Row = chakra('label', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    minHeight: 'touch',
    paddingBlock: '2',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    '& + &': { borderBlockStartWidth: '1px', borderColor: 'line' },
    '& > b': { fontWeight: 'semibold' },
  },
})

const Small = chakra('span', { base: { display: 'block', color: 'muted', fontSize: '14' } })

const Box = chakra('input', {
  base: { flex: 'none', width: '20px', height: '20px', accentColor: 'accent' },
})
