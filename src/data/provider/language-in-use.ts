let code = 'en'

/** The language the person reads now: the server words its refusals in it. */
export function languageInUse(): string {
  return code
}

export function speakInCalls(next: string): void {
  code = next
}
