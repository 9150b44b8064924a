/**
 * The names of the armed points. They are set once at start from the environment, which production refuses.
 */
let armed: ReadonlySet<string> = new Set()

export function armFailpoints(names: string | undefined): void {
  armed = new Set(names?.split(','))
}

/**
 * A point at which a test may kill the process. An armed one says so on standard output, and waits to be
 * killed.
 */
export async function failpoint(name: string): Promise<void> {
  if (!armed.has(name)) return
  process.stdout.write(`FAILPOINT ${name}\n`)
  await new Promise(() => setInterval(() => {}, 60_000))
}
