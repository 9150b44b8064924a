let code: string | undefined

/** The language the person reads now, in which the server words its refusals; undefined until it is known. */
export function languageInUse(): string | undefined {
  return code
}

export function speakInCalls(next: string): void {
  code = next
}
