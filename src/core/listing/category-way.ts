import type { Vertical } from './vertical.ts'

/** The link to all listings of a category. */
export function categoryWay(
  { id, explore, kinds }: Vertical,
  { kind, slug }: { kind: string; slug: string },
) {
  const paths = explore?.(kind)
  if (paths)
    return {
      to: paths.category ?? paths.list,
      search: kinds ? { category: slug, kind } : { category: slug },
    }
  return { to: '/search', search: { vertical: id, category: slug } } as const
}
