import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import type { Staff } from '#contract/entities/store.ts'
import { minor, toWire } from '#contract/money.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useNextFree } from '#src/core/slots/next-free.tsx'
import { PersonChoice } from '#src/core/slots/person-choice.tsx'
import type { Visit } from '#src/core/slots/queries.ts'
import type { Draft } from '#src/data/checkout/draft.ts'
import { type ChosenVisit, doersOf, subtotalOf, withPerson } from './visit.ts'

/** A professional by their id, anybody (null), or a choice for each service. */
type Choice = number | null | 'each'

interface Props {
  draft: Draft<ChosenVisit>
  people: readonly Staff[]
  chosen: Choice
  onChoose: (choice: Choice) => void
}

/** The professionals who could do the visit; those who can only do part of it, with what that is. */
export function StaffList({ draft, people, chosen, onChoose }: Props) {
  const { t } = useSpeech()
  const name = useId()
  const { chosen: visit, listing } = draft
  const doers = doersOf(visit).sort((a, b) => Number(b.doesAll) - Number(a.doesAll))
  const ways = [null, ...doers.filter((it) => it.doesAll).map((it) => it.id)]
  const visits = new Map<Choice, Visit>(ways.map((id) => [id, withPerson(draft, id).chosen.services]))
  const free = useNextFree(listing.slug, visits)
  const costWith = (id: number | null) => subtotalOf({ ...draft, ...withPerson(draft, id) })
  const moreWith = (id: number) => {
    const more = costWith(id) - costWith(null)
    return Math.sign(more) * toWire(minor(Math.abs(more)), listing.currency)
  }
  const choice = (it: Choice) => ({
    name,
    free: free.get(it),
    isChosen: it === chosen,
    onChoose: () => onChoose(it),
  })
  return (
    <fieldset>
      <chakra.legend srOnly>{t('visit.chooseStaff')}</chakra.legend>
      <chakra.div display="grid" gap="3">
        <PersonChoice title={t('visit.anyone')} text={t('visit.anyoneText')} {...choice(null)} />
        {doers.map(({ id, does, doesAll }) => {
          const person = people.find((it) => it.id === id)
          if (!person) return null
          const some = does.map((it) => it.name).join(', ')
          return (
            <PersonChoice
              key={id}
              title={person.name}
              person={person}
              text={doesAll ? person.position : t('visit.doesOnly', { what: some })}
              more={doesAll ? moreWith(id) : 0}
              isOff={!doesAll}
              {...choice(id)}
            />
          )
        })}
        {visit.services.length > 1 && (
          <PersonChoice title={t('visit.each')} text={t('visit.eachText')} {...choice('each')} />
        )}
      </chakra.div>
    </fieldset>
  )
}
