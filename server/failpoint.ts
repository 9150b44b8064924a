/** Says which points are armed; set once at start, from the environment, and refused in production. */
let armed: ReadonlySet<string> = new Set()

export function armFailpoints(names: string | undefined): void {
  armed = new Set(names?.split(','))
}

/** A place at which a test may kill the process: an armed one says so on standard output and waits for the end. */
export async function failpoint(name: string): Promise<void> {
  if (!armed.has(name)) return
  process.stdout.write(`FAILPOINT ${name}\n`)
  await new Promise(() => setInterval(() => {}, 60_000))
}
