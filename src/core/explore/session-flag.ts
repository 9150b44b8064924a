/** For whoever reads it beside the address: whether the filters of this session are the defaults. */
export function noteDefaultFilters(areDefault: boolean): void {
  try {
    sessionStorage.setItem('defaultFilters', String(areDefault))
  } catch {
    // A device that keeps nothing still has the address.
  }
}
