import { useSpeech } from '#src/core/language/language.tsx'
import { useVerticals } from '#src/core/listing/vertical.ts'

interface Where {
  applicable_on_type: string
  applicable_name: string
}

/** The text for where a card or membership can be used. */
export function useWhereGood() {
  const { t } = useSpeech()
  const verticals = Object.values(useVerticals())
  return ({ applicable_on_type, applicable_name }: Where) => {
    const vertical = verticals.find(({ id }) => id === applicable_on_type)
    const name = applicable_name || (vertical && t(vertical.name))
    return name ? t('perks.goodAt', { name }) : t('perks.everywhere')
  }
}
