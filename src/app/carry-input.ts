/**
 * Remembers what is typed into a page that another is about to replace; answers a function that types it
 * there.
 */
export function carryInput(root: HTMLElement): () => void {
  const before = fieldsIn(root)
  const inUse = before.indexOf(document.activeElement as HTMLInputElement)
  return () => {
    for (const [at, field] of fieldsIn(root).entries()) {
      const was = before[at]
      if (was?.type !== field.type) continue
      if (was.value !== was.defaultValue) typeInto(field, was.value)
      if (at === inUse && document.activeElement === document.body) field.focus()
    }
  }
}

const fieldsIn = (root: HTMLElement) => [...root.querySelectorAll<HTMLInputElement>('input, textarea')]

/** Sets a field's text as typing would, since React ignores values that scripts set on its own property. */
function typeInto(field: HTMLInputElement, text: string): void {
  const owner = Object.getPrototypeOf(field)
  Object.getOwnPropertyDescriptor(owner, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
