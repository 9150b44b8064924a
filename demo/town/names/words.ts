import type { StreetPattern } from '../places/district-sketches.ts'

const list = (words: string): string[] => words.trim().split(/\s+/)

const trades =
  list(`Weir Lantern Anchor Cooper Chandler Netmaker Ropewalk Tide Salt Herring Mackerel Pilot Capstan Bosun
  Oar Sailmaker Mast Keel Compass Fathom Gull Cormorant Oyster Cockle Driftwood Lamplighter Baker Candle Thimble Pepper
  Saffron Almond Olive Fig Cinnamon Clove Bell Well Fountain Cloister Scribe Potter Weaver Dyer Glover Hatter Silver
  Copper Tinsmith Cutler Mason Tiler Barber Bookbinder Honey Vinegar Linen Quill Wool Basket Ink Pewter Cobbler Fiddler
  Piper Drummer Night Moon Star Swan Magpie Cat Fox Hare Postern Rampart Tower Moat Gate Bastion Arrow Cannon Sentry`)

const sky =
  list(`Orion Vega Altair Polaris Sirius Lyra Cygnus Sextant Quadrant Azimuth Solstice Equinox Zenith Horizon
  Latitude Almanac Octant Chronometer Astrolabe Aurora Comet Eclipse Pleiades Rigel Capella Arcturus Antares Mira Hydra
  Perseus Andromeda Pegasus Saturn Mercury Venus Neptune Halley Kepler Galileo Hypatia Cassini Herschel Ptolemy
  Mercator Magellan Noon Midsummer Compass Tangent Euclid Curie Lovelace Humboldt Darwin Linnaeus Faraday`)

const cargo =
  list(`Crane Ballast Bollard Cargo Hawser Derrick Slipway Drydock Winch Timber Cork Cotton Grain Iron Tar
  Hemp Canvas Rivet Boiler Foundry Barge Tug Trawler Stevedore Tally Bonded Warehouse Gantry Quayman Anvil`)

const plants =
  list(`Alder Willow Hazel Rowan Juniper Laurel Myrtle Lavender Rosemary Thyme Sage Heather Gorse Bramble
  Fern Ivy Clover Foxglove Primrose Violet Iris Lily Jasmine Magnolia Camellia Hydrangea Tamarisk Acacia Birch Maple
  Poplar Cypress Cedar Holly Elder Hawthorn Sorrel Tansy Yarrow Samphire Marram Thrift Campion Teasel Poppy Marigold
  Cornflower Bluebell Snowdrop Verbena Oleander Mimosa Broom Linden Aspen Plane Mallow Angelica Borage Celandine`)

const founders =
  list(`Marlowe Hartwell Ashdown Penrose Larkin Corbett Fairfax Holloway Moreno Salazar Duarte Haddad
  Rahman Castellan Ferreira Lindgren Okafor Navarro Bennett Whitlock Amaral Serrano Mansour Farid Calder Rosen Tavares
  Wexford Granger Bellamy Sinclair Montrose Hadley Prior Langley Thorne Merrick Ellery Quint Sayed Delgado Ibarra`)

const birds =
  list(`Swallow Swift Linnet Wren Robin Finch Heron Kingfisher Plover Lapwing Curlew Skylark Thrush Warbler
  Kestrel Osprey Sandpiper Dunlin Tern Petrel Puffin Fulmar Shearwater Avocet Wagtail Nightjar Goldcrest Siskin Bunting
  Apple Pear Quince Medlar Plum Damson Cherry Mulberry Walnut Chestnut Apricot Peach Orange Lemon Vine Beehive
  Sundial Pergola Terrace Hedgerow Paddock Arbour Meadowsweet Greenfinch Partridge Quail Turnstone`)

const coast =
  list(`Amber Pebble Shingle Dune Breaker Spindrift Foam Coral Pearl Starfish Seashell Lagoon Sandbar Surf
  Neap Spring Ebb Flood Regatta Yacht Sloop Ketch Schooner Cutter Dinghy Parasol Promenade Belvedere Miramar Bayview`)

const farm =
  list(`Barley Oat Rye Hay Sheepfold Byre Stile Ford Quarry Peat Bracken Meadow Pasture Shepherd Drover
  Furrow Plough Harrow Threshing Haystack Granary Dairy Goat Lamb Donkey Cider Walled Stony Windmill Dovecote Smithy
  Chapel Schoolhouse Washhouse Cistern Milestone Crossing Headland Cove Slip Lookout Ferryman Crofter Turf Rush`)

/** The words for street names of each pattern, so that each quarter has a character of its own. */
export const WORDS: Record<StreetPattern, readonly (readonly string[])[]> = {
  old: [trades],
  grid: [sky, founders],
  terraces: [plants, founders, coast],
  gardens: [birds, plants, coast],
  docks: [cargo],
  village: [farm, birds],
}

/**
 * The endings of street names: for a usual street, a wide one, a very short one, and one without a way out.
 */
export const ENDINGS: Record<
  StreetPattern,
  Record<'usual' | 'wide' | 'short' | 'blind', readonly [string, ...string[]]>
> = {
  old: {
    usual: ['Lane', 'Street', 'Row', 'Lane', 'Gate'],
    wide: ['Street'],
    short: ['Alley', 'Passage', 'Lane', 'Steps', 'Walk'],
    blind: ['Yard', 'Court'],
  },
  grid: {
    usual: ['Street', 'Street', 'Terrace', 'Row'],
    wide: ['Avenue', 'Boulevard'],
    short: ['Place', 'Walk'],
    blind: ['Place', 'Mews'],
  },
  terraces: {
    usual: ['Street', 'Road', 'Terrace', 'Street'],
    wide: ['Road', 'Avenue'],
    short: ['Row', 'Walk', 'Place'],
    blind: ['Court', 'Mews', 'Close'],
  },
  gardens: {
    usual: ['Road', 'Drive', 'Crescent', 'Gardens', 'Way', 'Grove'],
    wide: ['Avenue', 'Road'],
    short: ['Rise', 'Walk', 'Lane'],
    blind: ['Close', 'End'],
  },
  docks: {
    usual: ['Street', 'Road', 'Way'],
    wide: ['Road'],
    short: ['Wharf', 'Yard'],
    blind: ['Wharf', 'Yard'],
  },
  village: {
    usual: ['Lane', 'Hill', 'Way', 'Green'],
    wide: ['Road'],
    short: ['Lane', 'Path'],
    blind: ['End', 'Farm Lane'],
  },
}
