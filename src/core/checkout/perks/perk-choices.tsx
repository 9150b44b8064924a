import { chakra } from '@chakra-ui/react'
import { useSpeech } from '#src/core/language/language.tsx'
import { QuietButton } from '#src/ui/quiet-button.tsx'
import type { PerkChoice } from './perk-choice.ts'

interface Props {
  choices: readonly PerkChoice[]
  empty: string
  /** The name of the one in use. */
  applied: string | undefined
  isWorking: boolean
  onUse: (id: string) => void
  onRemove: () => void
}

/** The perks to choose from: the one in use can be taken off, one that does not apply says why. */
export function PerkChoices({ choices, empty, applied, isWorking, onUse, onRemove }: Props) {
  const isUnlisted = applied !== undefined && !choices.some(({ name }) => name === applied)
  return (
    <List>
      {isUnlisted && (
        <Row>
          <b>{applied}</b>
          <Action name={applied} act="remove" onClick={onRemove} />
        </Row>
      )}
      {choices.map((it) => (
        <Row key={it.id} data-off={it.refusal !== undefined || undefined}>
          <chakra.div minWidth="0">
            <b>
              <bdi>{it.name}</bdi>
            </b>
            <p>
              <bdi>{it.text}</bdi>
            </p>
            {it.more && <Small>{it.more}</Small>}
            {it.refusal !== undefined && <Why>{it.refusal}</Why>}
          </chakra.div>
          {it.name === applied && <Action name={it.name} act="remove" onClick={onRemove} />}
          {it.name !== applied && it.refusal === undefined && (
            <Action name={it.name} act="use" disabled={isWorking} onClick={() => onUse(it.id)} />
          )}
        </Row>
      ))}
      {choices.length === 0 && !isUnlisted && <chakra.li color="muted">{empty}</chakra.li>}
    </List>
  )
}

interface ActionProps {
  name: string
  act: 'use' | 'remove'
  disabled?: boolean
  onClick: () => void
}

function Action({ name, act, disabled, onClick }: ActionProps) {
  const { t } = useSpeech()
  return (
    <QuietButton
      type="button"
      aria-label={t(`perk.${act}Of`, { name })}
      aria-disabled={disabled || undefined}
      onClick={onClick}
    >
      {t(`perk.${act}`)}
    </QuietButton>
  )
}

const List = chakra('ul', {
  base: { listStyle: 'none', '& > li + li': { borderBlockStartWidth: '1px', borderColor: 'line' } },
})

const Row = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    paddingBlock: '3',
    '& > button': { flex: 'none' },
    '&[data-off] b': { color: 'muted' },
  },
})

const Small = chakra('p', { base: { color: 'muted', fontSize: '14' } })

const Why = chakra('p', { base: { color: 'danger', fontSize: '14' } })
