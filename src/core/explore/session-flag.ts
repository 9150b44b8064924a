/** Notes whether the filters of this session are the defaults, for whatever reads that beside the address. */
export function noteDefaultFilters(areDefault: boolean): void {
  try {
    sessionStorage.setItem('defaultFilters', String(areDefault))
  } catch {
    // A device that keeps nothing still has the address.
  }
}
