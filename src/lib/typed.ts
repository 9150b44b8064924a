import { inProgressWhile } from './in-progress.ts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement

/**
 * Counts text that was typed and not sent as in progress, on every screen. It ends when its form is sent or
 * emptied, or its screen is left; a search ends when one looks at its results.
 */
export function watchTyping(page: Document): void {
  const touched = new Set<Field>()
  page.addEventListener('input', ({ target }) => {
    if (isField(target) && (target.form || !(target instanceof HTMLSelectElement))) touched.add(target)
  })
  const done = ({ target }: Event) => {
    for (const field of touched) if (field.form === target) touched.delete(field)
  }
  page.addEventListener('submit', done)
  page.addEventListener('reset', done)

  const holdsInput = (field: Field) => {
    if (!field.isConnected) touched.delete(field)
    else if (field.type === 'search') return page.activeElement === field
    return field.isConnected && field.value !== ''
  }
  inProgressWhile(() => [...touched].some(holdsInput))
}
