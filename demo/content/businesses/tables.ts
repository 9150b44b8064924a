import type { Told } from './told.ts'

export const tables = {
  'weir-bakery': [
    'Weir Bakery',
    'Ovens lit at two, shutters up at half past six. Flour from across the road, and an attic for people who like to wake up hungry.',
  ],
  'noors-kitchen': [
    'Noor’s Kitchen',
    'Noor, her brother the pastry cook, his son the pourer, and an orange tree.',
  ],
  'the-long-table': [
    'The Long Table',
    'Feasts for strangers: a restaurant with one table, a barn with several, and suppers wherever there is room for a bench.',
  ],
  'copper-still': [
    'The Copper Still',
    'Growers of vines and apples, makers of what comes of them, pourers on Thursdays.',
  ],
  'island-honey': [
    'Island Honey',
    'Two hundred hives, four honeys, a tea garden in the mist and a hut in the heather.',
  ],
  'two-kettles': [
    'Two Kettles',
    'Bridie’s cafés, all with the same scones. The first kettle goes on at four in the morning.',
  ],
  'three-gulls': [
    'The Three Gulls',
    'A quayside pub with chained tables, hot pies and a bucket for telephones.',
  ],
  'oyster-shed': ['The Oyster Shed', 'Jory grows them, Jory opens them, the dog does the rest.'],
  'casa-verbena': [
    'Casa Verbena',
    'Dona Lurdes and her relations cook and sing in the cellars under Castle Hill.',
  ],
  'lemon-and-salt': [
    'Lemon and Salt',
    'Three kitchens by two cousins: one with white cloths, one with wet feet, one with a fire six metres long.',
  ],
  'tidewater-brewery': [
    'Tidewater Brewery',
    'Brewing in the Mill Quarter since the river was the only road. Twelve taps, one of them a risk.',
  ],
  pilars: ['Pilar’s', 'Rice, river and three generations of the same family, all of them right.'],
  'grand-hotel': ['The Grand Hotel', 'Palms, plush and hot water on the Esplanade since 1894.'],
  'harbour-inn': ['The Harbour Inn', 'Suppers and beds timed to the ferry, whenever she may come.'],
  'little-lantern': [
    'Little Lantern',
    'Mr Tan’s noodles at night and his lodger’s coffee by day, both around the college.',
  ],
  'crab-window': [
    'The Crab Window',
    'Morwenna’s hatch in one cove and her café in another. Open while there is crab.',
  ],
  'foghorn-ices': ['Foghorn Ices', 'Thirty-one churns and one horn.'],
} as const satisfies Told
