const WIDTH = 30
const LINES = 10
const numbers = new Intl.NumberFormat('en')

/** Shows the progress of a long command: as a bar on a terminal, else as a line now and then. */
export function progressOn(stream: NodeJS.WriteStream): (done: number, total: number) => void {
  const began = performance.now()
  let shown = 0
  return (done, total) => {
    const share = Math.min(1, done / total)
    const pace = Math.round(done / Math.max(0.001, (performance.now() - began) / 1000))
    const figures = `${numbers.format(done)} of ${numbers.format(total)}, ${numbers.format(pace)} a second`
    if (stream.isTTY) {
      const filled = Math.round(share * WIDTH)
      stream.write(`\r${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${figures}\x1b[K`)
      if (share === 1) stream.write('\n')
    } else if (share * LINES >= shown + 1) {
      shown = Math.floor(share * LINES)
      stream.write(`${figures}\n`)
    }
  }
}
