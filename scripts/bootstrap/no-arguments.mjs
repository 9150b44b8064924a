// @ts-check

/**
 * Ends the process with a sentence where it is given arguments, because a person who asks for help wants no
 * server.
 */
export function refuseArguments() {
  const given = process.argv.slice(2)
  if (given.length === 0) return
  console.error(
    `This takes no arguments, but was given ${given.join(' ')}: what can be set is listed in README.md under Configuration.`,
  )
  process.exit(1)
}
