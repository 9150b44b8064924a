let code: string | undefined

/** The language in use, in which the server words its refusals; undefined until it is known. */
export function languageInUse(): string | undefined {
  return code
}

export function speakInCalls(next: string): void {
  code = next
}
