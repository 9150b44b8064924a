import { chakra } from '@chakra-ui/react'
import type { Staff } from '#contract/entities/store.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useMoney } from '#src/core/money/use-money.ts'
import { controlLook, Field } from '#src/ui/field.tsx'
import { SelectFrame } from '#src/ui/select-frame.tsx'

interface Service {
  id: number
  name: string
  professional_id: number | null
  people: readonly { professional_id: number; price: number }[]
}

interface Props {
  services: readonly Service[]
  people: readonly Staff[]
  onChoose: (service: number, professional: number | null) => void
}

/** Chooses who does each of several services; not asked where only one person can. */
export function PeopleOfServices({ services, people, onChoose }: Props) {
  const { t } = useSpeech()
  const money = useMoney()
  const asked = services.filter((it) => it.people.length > 1)
  return asked.map((service) => (
    <Field key={service.id} label={service.name}>
      {(ids) => (
        <SelectFrame>
          <Choice
            {...ids}
            value={service.professional_id ?? ''}
            onChange={({ target: { value } }) => onChoose(service.id, value === '' ? null : Number(value))}
          >
            <option value="">{t('visit.anyone')}</option>
            {service.people.map(({ professional_id: id, price }) => (
              <option key={id} value={id}>
                {people.find((it) => it.id === id)?.name} · {money(price)}
              </option>
            ))}
          </Choice>
        </SelectFrame>
      )}
    </Field>
  ))
}

const Choice = chakra('select', { base: controlLook })
