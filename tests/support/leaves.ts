type Path = readonly (string | number)[]

/** All values in a body that are neither objects nor lists, with their paths. */
export function leaves(it: unknown, path: Path = []): { path: Path; leaf: unknown }[] {
  if (it === null || typeof it !== 'object') return [{ path, leaf: it }]
  const parts = Array.isArray(it) ? [...it.entries()] : Object.entries(it)
  return parts.flatMap(([key, part]) => leaves(part, [...path, key]))
}

/** A body as JSON with other text in one place, which need not be valid JSON. */
export function withRaw(body: object, path: Path, raw: string): string {
  const mark = 'put it here'
  const put = (it: unknown, [key, ...rest]: Path): unknown => {
    if (key === undefined) return mark
    const within = it as Record<string | number, unknown>
    if (Array.isArray(it)) return it.map((part, at) => (at === key ? put(part, rest) : part))
    return { ...within, [key]: put(within[key], rest) }
  }
  return JSON.stringify(put(body, path)).replace(`"${mark}"`, () => raw)
}
