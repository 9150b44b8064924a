/** What a store adds to its services. */
interface Addition {
  /** The names of the services. */
  to: readonly string[]
  minutes: number
  dollars: number
}

/** The add-ons of stores, by their titles. */
export const addons: Readonly<Record<string, Readonly<Record<string, Addition>>>> = {
  'Santos and Daughters, barbers': {
    'Hot towel': {
      to: ['Cut', 'Cut and wash', 'Clipper cut', 'Beard trim'],
      minutes: 5,
      dollars: 4,
    },
    'Eyebrows tidied': { to: ['Cut', 'Cut and wash', 'Clipper cut'], minutes: 5, dollars: 6 },
    'Neck and shoulders kneaded': { to: ['Cut', 'Cut and wash', 'Grey blended'], minutes: 10, dollars: 12 },
    'Tin of Papa’s wax to take home': {
      to: ['Cut', 'Cut and wash', 'Clipper cut'],
      minutes: 0,
      dollars: 14,
    },
  },
  Curlew: {
    'Deep conditioning': { to: ['Highlights by hand'], minutes: 20, dollars: 24 },
    'Scalp massage': { to: ['Fringe only', 'Highlights by hand'], minutes: 10, dollars: 12 },
    'Silk bonnet to take home': { to: ['Fringe only', 'Highlights by hand'], minutes: 0, dollars: 18 },
  },
  'The Hammam behind the Garden': {
    'Rose water and a foot massage': {
      to: ['Steam and warm stone', 'Black soap and glove', 'Everything, with tea'],
      minutes: 15,
      dollars: 18,
    },
    'Mint tea and dates': {
      to: ['Steam and warm stone', 'Black soap and glove', 'Clay for hair and face'],
      minutes: 10,
      dollars: 8,
    },
    'Glove to keep': { to: ['Black soap and glove', 'Everything, with tea'], minutes: 0, dollars: 12 },
  },
  'Seaweed baths, Sandholme': {
    'Second fill of hot seawater': {
      to: ['A tub for one', 'Two tubs side by side', 'The tub under the skylight'],
      minutes: 15,
      dollars: 12,
    },
    'Bag of seaweed for home': {
      to: ['A tub for one', 'Two tubs side by side', 'The tub under the skylight'],
      minutes: 0,
      dollars: 9,
    },
  },
  'Grand Hotel bathing rooms': {
    'Eyes, cooled': { to: ['Facial', 'Wrap'], minutes: 15, dollars: 22 },
    'Paraffin for the hands': {
      to: ['Facial', 'Pedicure under the painted sky'],
      minutes: 20,
      dollars: 28,
    },
    'Glass of sparkling wine': {
      to: ['Day in the pool, with robe', 'Wrap', 'Pedicure under the painted sky'],
      minutes: 0,
      dollars: 14,
    },
  },
  'Good Hands': {
    'Warm stones': { to: ['Massage, 45 minutes', 'Massage, 90 minutes'], minutes: 10, dollars: 14 },
    'Arnica oil': { to: ['Massage, 45 minutes', 'Massage, 90 minutes', 'Sports'], minutes: 0, dollars: 6 },
  },
  'Deep Tissue and Tides': {
    Cupping: { to: ['Deep tissue', 'Deep tissue, long'], minutes: 15, dollars: 18 },
  },
  'Polish and Pearl': {
    'Old gel taken off': { to: ['Manicure', 'Manicure that lasts a fortnight'], minutes: 15, dollars: 10 },
    'One painted nail on each hand': {
      to: ['Manicure', 'Manicure that lasts a fortnight'],
      minutes: 10,
      dollars: 8,
    },
    'Hand mask': { to: ['Manicure', 'Manicure that lasts a fortnight'], minutes: 10, dollars: 9 },
    'Hard skin seen to': { to: ['Pedicure in a cinema seat'], minutes: 15, dollars: 12 },
  },
  'Barefoot on the Esplanade': {
    Varnish: {
      to: ['Soak and file', 'Pedicure', 'For hikers, blisters and all'],
      minutes: 15,
      dollars: 10,
    },
  },
  'Hands of Westgate': {
    'Glitter over the henna': { to: ['A vine around one wrist', 'Both hands'], minutes: 10, dollars: 6 },
  },
}
