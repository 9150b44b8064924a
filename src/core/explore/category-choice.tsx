import { chakra } from '@chakra-ui/react'
import { Sparkles } from 'lucide-react'
import { chooseCategory } from '#contract/explore/categories.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { Cover } from '#src/ui/picture.tsx'
import { TilePicture, tile, tileGrid } from '#src/ui/picture-tile.ts'
import type { Explored } from './explored.ts'
import { useCategoryChoices } from './use-category-choices.ts'

interface Props {
  of: Explored
  chosen: readonly string[]
  onChoose: (categories: readonly string[]) => void
}

/** The categories with their pictures, among the filters. */
export function CategoryChoice({ of, chosen, onChoose }: Props) {
  const { t } = useSpeech()
  const choices = useCategoryChoices(of, chosen)
  return (
    <chakra.fieldset minWidth="0">
      <Legend>{t('home.categories')}</Legend>
      <Grid>
        {choices.map(({ slug, name, cover_image }) => (
          <li key={slug}>
            <Choice
              type="button"
              aria-pressed={chosen.includes(slug)}
              onClick={() => onChoose(chooseCategory(chosen, slug))}
            >
              <TilePicture color={of.hue}>
                {cover_image ? (
                  <Cover src={cover_image} color="transparent" sizes="52px" />
                ) : (
                  <Sparkles size={22} strokeWidth={1.75} aria-hidden />
                )}
              </TilePicture>
              {name}
            </Choice>
          </li>
        ))}
      </Grid>
    </chakra.fieldset>
  )
}

const Legend = chakra('legend', { base: { fontSize: '16', fontWeight: 'bold', paddingBlockEnd: '2' } })

const Grid = chakra('ul', { base: tileGrid })

const Choice = chakra('button', {
  base: {
    ...tile,
    width: 'full',
    textAlign: 'start',
    cursor: 'pointer',
    '&[aria-pressed=true]': { background: 'ink', color: 'bg' },
  },
})
