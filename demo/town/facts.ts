/** The names of the town and the island. Everything else is derived from the sketches. */
export const TOWN_NAME = 'Selmara'
export const ISLAND_NAME = 'Tarenda'
/** The time zone of the island. */
export const TOWN_ZONE = 'Atlantic/Azores'
