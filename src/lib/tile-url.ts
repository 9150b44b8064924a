/** Templates as Leaflet reads them: one of several hosts may be meant by {s}, sharper tiles by {r}. */
export function tileUrl(template: string, z: number, x: number, y: number): string {
  const known: Readonly<Record<string, string | number>> = { z, x, y, s: 'a', r: '' }
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => String(known[name] ?? whole))
}
