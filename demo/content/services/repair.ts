import { storesOf } from '../compose.ts'

export const repairs = storesOf('repair', {
  'The Fixing Shed': {
    card: { by: 'the-fixing-shed', price: 12, stars: [4.9, 354] },
    where: { district: 'Mill Quarter', on: 'street' },
    about: [
      'Lamps, radios, zips, handles, chairs, prams, the thing your grandfather made. Wilf and eleven pensioners with seven hundred years of experience between them charge for parts and, if it works, for cake.',
      'Leave it on the numbered shelf with a note saying what it used to do. They will ring you, usually to tell you how interesting it was.',
    ],
  },
  'Spoke and Anchor cycle workshop': {
    card: { by: 'spoke-and-anchor', price: 25, stars: [4.8, 287] },
    where: { district: 'East Quay', on: 'street' },
    about: [
      'Punctures while you wait, wheels built overnight, full services in two days with a bicycle lent meanwhile. The stand by the window is for people who wish to do it themselves and be corrected.',
      'Every repaired bike leaves with its bell polished. It is a signature.',
    ],
  },
  'Screen and Battery Hospital': {
    card: { by: 'screen-hospital', price: 45, stars: [4.4, 231] },
    where: { district: 'Meridian', on: 'street', landmark: 'Meridian Arcade' },
    about: [
      'Phones out of harbours, laptops out of lattes, tablets out of the reach of two-year-olds but not quite enough. Hana opens them under a microscope and shows you the culprit on a monitor.',
      'Data first, device second. If neither can be saved you pay nothing and get a biscuit.',
    ],
  },
  'Kittiwake hull and engine repairs': {
    card: { by: 'kittiwake-boat-yard', price: 70, stars: [4.7, 104] },
    where: { district: 'East Quay', on: 'waterfront', landmark: 'Selmara Marina' },
    about: [
      'Slip for boats up to fourteen metres, a shipwright who can scarf a plank so that you have to be told where, and a mechanic on speaking terms with engines nobody makes any more.',
      'Emergency pump-outs at all hours. Please shout before you sink, not after.',
    ],
  },
  'Sole Survivors, cobbler': {
    card: { by: 'market-traders', price: 16, stars: [4.8, 169] },
    where: { district: 'Old Harbour', landmark: 'Market Hall' },
    about: [
      'Stall 41, behind the cheese. Heels in ten minutes, soles by tomorrow, handbags, belts, saddlebags and once a very large puppet. Dimitri repairs nothing that deserves to die and will tell you so.',
      'Keys are cut as well, to a waltz.',
    ],
  },
  'Tick: clocks, watches, metronomes': {
    card: { by: 'the-fixing-shed', price: 38, stars: [4.7, 95] },
    where: { district: 'Castle Hill', on: 'street' },
    about: [
      'A shop one metre eighty wide, in which nothing agrees on the time until noon. Agnes winds each of the wall clocks daily and can hear through the door when one of them is sulking.',
      'House calls for grandfathers. Estimates are written on the backs of calendar leaves and hold for a year.',
    ],
  },
})
