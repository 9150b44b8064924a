/** Says which point is armed; set once at start, from the environment, and refused in production. */
let armed: string | undefined

export function armFailpoint(name: string | undefined): void {
  armed = name
}

/** A place at which a test may kill the process: the armed one says so on standard output and waits for the end. */
export async function failpoint(name: string): Promise<void> {
  if (armed !== name) return
  process.stdout.write(`FAILPOINT ${name}\n`)
  await new Promise(() => setInterval(() => {}, 60_000))
}
