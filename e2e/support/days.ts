/** The 10th to the 12th of a month, some months ahead, as parameters of an address. */
export function then(months: number): string {
  const now = new Date()
  const day = (it: number) =>
    new Date(Date.UTC(now.getFullYear(), now.getMonth() + months, it)).toISOString().slice(0, 10)
  return `from=${day(10)}+10:00&until=${day(12)}+10:00`
}
