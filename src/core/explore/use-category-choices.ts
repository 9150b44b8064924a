import { useQuery } from '@tanstack/react-query'
import { NEW } from '#contract/explore/categories.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import type { Explored } from './explored.ts'
import { explore } from './queries.ts'

interface CategoryToChoose {
  slug: string
  name: string
  /** `new` has none, and neither has one that is not known here. */
  cover_image?: string
}

/** What is new, and the categories there are. */
export function useCategoryChoices(of: Explored, chosen: readonly string[]): readonly CategoryToChoose[] {
  const { t, language } = useSpeech()
  const { data = [] } = useQuery({
    ...explore.categories(of, language?.code ?? ''),
    enabled: language !== undefined,
  })
  return [
    { slug: NEW, name: t('explore.new') },
    ...data,
    // One that is not known here, such as of a link from elsewhere, can still be taken away.
    ...chosen
      .filter((it) => it !== NEW && !data.some(({ slug }) => slug === it))
      .map((it) => ({ slug: it, name: it })),
  ]
}
