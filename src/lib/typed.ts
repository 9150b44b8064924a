import { inProgressWhile } from './in-progress.ts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement

/**
 * What a person typed and did not send yet is in progress, on every screen, without the screen's doing. It ends
 * when its form is sent or emptied, or its screen is left. A search is done when one looks at what it found.
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
