import { chakra } from '@chakra-ui/react'
import type { SortedCategory } from '#contract/entities/sorted-category.ts'
import { categoryWay } from '#src/core/listing/category-way.ts'
import { useVerticals } from '#src/core/listing/vertical.ts'
import { ChipLink } from '#src/ui/chips.tsx'

/** Links to the categories of all verticals, each in its vertical's hue. */
export function CategoryLinks({ categories }: { categories: readonly SortedCategory[] }) {
  const verticals = useVerticals()
  return (
    <chakra.ul display="flex" flexWrap="wrap" gap="2" listStyle="none">
      {categories.map((it) => {
        // A newer server may have a vertical that this version has no screens for.
        if (it.vertical === 'other') return null
        const vertical = verticals[it.vertical]
        const { icon: Icon, hue } = vertical
        return (
          <li key={`${it.vertical}/${it.kind}/${it.slug}`}>
            <ChipLink {...categoryWay(vertical, it)}>
              <chakra.span color={hue} display="inline-flex">
                <Icon size={18} strokeWidth={1.75} aria-hidden />
              </chakra.span>
              {it.name}
            </ChipLink>
          </li>
        )
      })}
    </chakra.ul>
  )
}
