import type { Told } from './told.ts'

export const wheelsAndBoats = {
  'spoke-and-anchor': [
    'Spoke and Anchor',
    'Bicycles for hire, bicycles mended, and coffee for the time in between. Three mechanics and a map table by East Quay.',
  ],
  'the-fixing-shed': [
    'The Fixing Shed',
    'Wilf and eleven pensioners who cannot bear to see a thing thrown away. They mend, lend and adapt.',
  ],
  'bluebottle-scooters': [
    'Bluebottle Scooters',
    'Forty scooters, five battery kiosks and Bea, who has taught half the town to ride.',
  ],
  'merrow-motors': [
    'Merrow Motors',
    'A family garage since the first car came off the ferry. Small cars, large cars, and keys handed over by a person.',
  ],
  'lugger-vans': [
    'Lugger Vans',
    'Vans to move house in, vans to sleep in, and Josephine, who is a bit of both.',
  ],
  'the-ragtop-garage': [
    'The Ragtop Garage',
    'Basil and Odile restore what others gave up on and let it out with the roof down.',
  ],
  'kittiwake-boat-yard': [
    'Kittiwake Boat Yard',
    'Builds, mends and hires out boats, and teaches people to sail them. Maren on the water, Ebbe at the helm.',
  ],
  'saltline-surf': [
    'Saltline Surf',
    'Boards, kayaks, vans and lessons from two beaches, by people whose hair never quite dries.',
  ],
  'tidewater-moorings': [
    'Tidewater Moorings',
    'Keepers of the houseboats on the Alder, and of everything on it that is poled, paddled or slept in.',
  ],
  'island-ferries': [
    'Island Ferries',
    'To the islets every hour, to the rest of the world once a night. The tea urn has sailed since 1952.',
  ],
} as const satisfies Told
