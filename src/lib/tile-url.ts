/** Fills in a tile template as Leaflet reads them: {s} chooses one of several hosts, {r} sharper tiles. */
export function tileUrl(template: string, z: number, x: number, y: number): string {
  const known: Readonly<Record<string, string | number>> = { z, x, y, s: 'a', r: '' }
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => String(known[name] ?? whole))
}
