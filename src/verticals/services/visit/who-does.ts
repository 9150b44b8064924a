import type { Formatters } from '#src/core/checkout/perks/perk-choice.ts'
import type { Speech } from '#src/core/language/language.tsx'
import { type ChosenService, termsOf } from '#src/core/slots/chosen-service.ts'
import type { Draft } from '#src/data/checkout/draft.ts'
import type { ChosenVisit } from './visit.ts'

/** The duration of a service and, once it is held, who does it. */
export function whoDoes({ hold }: Draft<ChosenVisit>, service: ChosenService, { t }: Formatters): string {
  const minutes =
    service.place === 'collect' ? t('store.collect') : t('store.minutes', { n: termsOf(service).duration })
  const line = hold?.visit?.lines.find((it) => it.service_id === service.id)
  // A hold with other professionals says nothing about these.
  const isOurs = line && (service.professional_id ?? line.professional.id) === line.professional.id
  if (!isOurs) return minutes
  const who = whoText({ name: line.professional.name, isAny: line.is_any }, t)
  return `${who} · ${minutes}`
}

/** The name of who does it; somebody of the team where nobody was asked for by name. */
export function whoText(by: { name: string | undefined; isAny: boolean }, t: Speech['t']): string {
  const { name, isAny } = by
  if (name === undefined) return t('visit.anyone')
  return isAny ? t('visit.anyOf', { name }) : name
}
