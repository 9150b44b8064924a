import { LUCIA, NOAH } from '../../people/customers.ts'

/** The poster of an announcement: their contact, how long it is up, and how it is booked. */
export interface Poster {
  name: string
  email: string
  phone?: string
  /** The telephone number of the person of the town whose account it is. */
  account?: string
  /** The parts of the contact that logged-in people see. */
  shows: readonly ('email' | 'phone')[]
  /** In days from when the town is loaded; negative where it is over. */
  endsInDays: number
  /** The slug of the event or rental that is booked instead, or on request. */
  booked?: { instead: string } | 'request'
}

const NOBODY: readonly [] = []

/** Posters by the announcement's title. */
export const posters: Readonly<Record<string, Poster>> = {
  'Octopus at the aquarium out again, and back': {
    ...{ name: 'Ottilie Marsh', email: 'newsdesk@the-tide-table.example', shows: ['email'], endsInDays: 12 },
  },
  'New electric ferry makes her first crossing': {
    ...{ name: 'Ferry office', email: 'office@island-ferries.example', phone: '+16175550110' },
    ...{ shows: ['phone', 'email'], endsInDays: 21 },
  },
  'River swimming gets a clean bill of health': {
    ...{ name: 'Ottilie Marsh', email: 'newsdesk@the-tide-table.example', shows: ['email'], endsInDays: 26 },
  },
  'Missing figurehead found holding up a shed': {
    ...{ name: 'Piran Sloane', email: 'curator@museums-trust.example', shows: NOBODY, endsInDays: 5 },
  },
  'Eighty-one runners finish the Mudlark Mile': {
    ...{ name: 'Dilys, timekeeper', email: 'dilys@mudlark-runners.example', shows: NOBODY, endsInDays: -6 },
  },
  'Night buses now run until five at weekends': {
    ...{ name: 'Council transport desk', email: 'buses@town-council.example', phone: '+16175550121' },
    ...{ shows: ['phone'], endsInDays: 30 },
  },
  'Spring tides: the lower quay will be wet': {
    ...{ name: 'Duty officer', email: 'tides@harbour-office.example', phone: '+16175550132' },
    ...{ shows: ['phone'], endsInDays: 4 },
  },
  'Harbour Bridge closed to traffic two nights': {
    ...{ name: 'Council works desk', email: 'works@town-council.example', shows: ['email'], endsInDays: 3 },
  },
  'Swifts are nesting: please leave eaves alone': {
    ...{ name: 'Ranger Bettina', email: 'rangers@parks-and-shores.example', phone: '+16175550143' },
    ...{ shows: ['phone', 'email'], endsInDays: 28 },
  },
  'Water off in Westgate for an hour': {
    ...{ name: 'Council works desk', email: 'works@town-council.example', shows: ['email'], endsInDays: -2 },
  },
  'Keep clear of the seal pups, however round': {
    ...{ name: 'Wardens’ hut', email: 'wardens@parks-and-shores.example', phone: '+16175550154' },
    ...{ shows: ['phone'], endsInDays: 24 },
  },
  'Night works on the airport road': {
    ...{ name: 'Council works desk', email: 'works@town-council.example', shows: ['email'], endsInDays: 8 },
  },
  'Two for one on the first boat of the day': {
    ...{ name: 'Hattie at the punts', email: 'punts@tidewater-moorings.example', shows: NOBODY },
    ...{ endsInDays: 16, booked: { instead: 'river-punt-with-cushions-and-a-parasol' } },
  },
  'Mid-week nights in the villas, a third off': {
    ...{ name: 'Celestina', email: 'celestina@highwater-villas.example', phone: '+16175550165' },
    ...{ shows: ['phone'], endsInDays: 19, booked: { instead: 'small-villa-for-two-large-terrace' } },
  },
  'Learn to sail this week, bring a friend free': {
    ...{ name: 'Maren', email: 'maren@kittiwake-boat-yard.example', shows: NOBODY, endsInDays: 9 },
    booked: { instead: 'first-sail-a-day-in-a-dinghy-for-adults' },
  },
  'Free bicycle check before the coast ride': {
    ...{ name: 'The three mechanics', email: 'workshop@spoke-and-anchor.example', phone: '+16175550176' },
    ...{ shows: ['phone'], endsInDays: 6 },
  },
  'Sunday sauna and soup, one price': {
    ...{ name: 'Eirik at the boiler', email: 'raft@salt-and-cedar.example', shows: NOBODY, endsInDays: 27 },
    booked: 'request',
  },
  'Last-minute theatre seats at the price of pie': {
    ...{ name: 'Box office', email: 'boxoffice@theatre-royal.example', phone: '+16175550187' },
    ...{ shows: ['phone'], endsInDays: 22, booked: { instead: 'the-lighthouse-keepers-third-wife' } },
  },
  'The dungeon by candlelight, for parties of six': {
    ...{ name: 'Noah, warden of the keep', email: 'keep@museums-trust.example', account: NOAH },
    ...{ shows: NOBODY, endsInDays: 25, booked: 'request' },
  },
  'Lost: grey parrot, answers to Commodore': {
    ...{ name: 'Mrs Penhaligon', email: 'commodore@selmara.example', phone: '+16175550198' },
    ...{ shows: ['phone'], endsInDays: 14 },
  },
  'Found: one left oar, varnished, with initials': {
    ...{ name: 'Counter, Harbour Office', email: 'counter@harbour-office.example', shows: NOBODY },
    endsInDays: 18,
  },
  'Lost: wedding ring, somewhere in the bread': {
    ...{ name: 'Stella and Jem', email: 'ring@weir-bakery.example', shows: ['email'], endsInDays: 11 },
  },
  'Found: teddy with a ferry ticket to Norby': {
    ...{ name: 'Ticket counter', email: 'lost@island-ferries.example', phone: '+16175550111' },
    ...{ shows: ['phone'], endsInDays: -9 },
  },
  'Lost: blue notebook of half-finished songs': {
    ...{ name: 'Callum', email: 'callum@tideline-collective.example', shows: ['email'], endsInDays: 20 },
  },
  'Wanted: second row of tenors, biscuits supplied': {
    ...{ name: 'Choir secretary', email: 'choir@bell-parishes.example', shows: ['email'], endsInDays: 29 },
  },
  'Walk with a newcomer, Sunday afternoons': {
    ...{ name: 'Selam Tesfaye', email: 'walks@town-council.example', shows: NOBODY, endsInDays: 30 },
  },
  'Lifeboat seeks crew who wake up quickly': {
    ...{ name: 'Coxswain Rourke', email: 'crew@harbour-office.example', phone: '+16175550133' },
    ...{ shows: ['phone', 'email'], endsInDays: 23 },
  },
  'Spare room, spare hour: lodgings with elders': {
    ...{ name: 'Housing desk', email: 'housing@university.example', shows: ['email'], endsInDays: 17 },
  },
  'Help dig the Northfield pond': {
    ...{ name: 'Ranger Bettina', email: 'rangers@parks-and-shores.example', phone: '+16175550143' },
    ...{ shows: NOBODY, endsInDays: -15 },
  },
  'Knitters wanted: forty bollards and a crane': {
    ...{ name: 'Lucía of the Thursday needles', email: 'needles@town-library.example', account: LUCIA },
    ...{ shows: NOBODY, endsInDays: 13 },
  },
}
