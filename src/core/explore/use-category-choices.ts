import { useQuery } from '@tanstack/react-query'
import { NEW } from '#contract/explore/categories.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import type { Explored } from './explored.ts'
import { explore } from './queries.ts'

interface CategoryToChoose {
  slug: string
  name: string
  /** The picture; missing for `new`, and for a category that is not known here. */
  cover_image?: string
}

/** The categories to choose from, after the choice of new listings. */
export function useCategoryChoices(of: Explored, chosen: readonly string[]): readonly CategoryToChoose[] {
  const { t, language } = useSpeech()
  const { data = [] } = useQuery({
    ...explore.categories(of, language?.code ?? ''),
    enabled: language !== undefined,
  })
  return [
    { slug: NEW, name: t('explore.new') },
    ...data,
    // A chosen category that is not known here, such as one of a link from elsewhere, can still be removed.
    ...chosen
      .filter((it) => it !== NEW && !data.some(({ slug }) => slug === it))
      .map((it) => ({ slug: it, name: it })),
  ]
}
