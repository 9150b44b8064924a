/** A distance as people say it: metres up to one kilometre, then kilometres, with one decimal below ten. */
export function distanceText(kilometres: number, locale: string): string {
  const metres = kilometres < 1
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: metres ? 'meter' : 'kilometer',
    maximumFractionDigits: kilometres < 10 && !metres ? 1 : 0,
  }).format(metres ? kilometres * 1000 : kilometres)
}
