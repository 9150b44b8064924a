import type { Told } from './told.ts'

export const stages = {
  'tideline-collective': [
    'Tideline Collective',
    'Musicians, stall holders and lantern makers who between them put on most of what the town stays up for.',
  ],
  'island-philharmonic': [
    'The Island Philharmonic',
    'Fifty-eight players, four of whom do it for a living. In straw hats by the sea and in black in the Concert Hall.',
  ],
  'theatre-royal': [
    'The Theatre Royal Company',
    'A gilded house on Theatre Square and a ninety-seat one on the hill, run by people who also serve the drinks.',
  ],
  'old-foundry': [
    'The Old Foundry',
    'Where the anchors were cast there is dancing now, loud below and warm above.',
  ],
  'drift-gallery': [
    'Drift',
    'A gallery for what comes ashore, with rooms to let for artists and walls to paint for everyone.',
  ],
  'museums-trust': [
    'The Museums Trust',
    'Keeper of the castle, the whale, the great globe and Brenda the octopus.',
  ],
  'barnacle-club': [
    'The Barnacle Club',
    'Puppets, crabs, ghosts and a fleet of swans: things to do with children, and an excuse for those without.',
  ],
  'town-library': [
    'The Town Library',
    'Five floors, one bus, one barge, a café, and a person on loan every Thursday.',
  ],
  'botanical-garden': [
    'The Botanical Garden',
    'Nine thousand plants in the care of Head Gardener Ottoline and her very large hat.',
  ],
  'harbour-athletic': [
    'Harbour Athletic Club',
    'Football, rowing, swimming and tea. Founded by stevedores, open to all.',
  ],
  'mudlark-runners': [
    'Mudlark Runners',
    'They run where others would rather not, and wash each other down afterwards.',
  ],
  'ridge-and-shore': [
    'Ridge and Shore',
    'Rangers, foragers, stargazers and one mule, guiding people over the island on foot.',
  ],
  'northfield-strength': [
    'Northfield Strength',
    'A gym in a bus garage, a wall in a pit, a ring in a chapel, yoga on a pier.',
  ],
} as const satisfies Told
