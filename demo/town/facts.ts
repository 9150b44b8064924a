/** What the town is called and where it belongs; everything else is drawn from its seed-like sketches. */
export const TOWN_NAME = 'Selmara'
export const ISLAND_NAME = 'Tarenda'
/** The zone whose clocks the island keeps. */
export const TOWN_ZONE = 'Atlantic/Azores'
