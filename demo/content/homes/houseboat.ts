import { homesOf } from '../compose.ts'

export const houseboats = homesOf('houseboat', {
  'Houseboat Wilhelmina, brass and geraniums': {
    card: { by: 'tidewater-moorings', price: 138, stars: [4.9, 158] },
    where: { district: 'Old Harbour', on: 'waterfront' },
    about: [
      'A grain barge from the days when corn came down to the port by water. The hold is now a panelled saloon with a stove at one end, and every brass thing in it has been polished since before you were born.',
      'Two cabins, a bath where the wheat was weighed. She rises and falls a metre twice a day so slowly that only your soup notices.',
    ],
  },
  'The Heron, modern, all windows': {
    card: { by: 'tidewater-moorings', price: 172, stars: [4.8, 92] },
    where: { district: 'Mill Quarter', on: 'waterfront', landmark: 'Alder Mill' },
    about: [
      'A floating house rather than a boat: square rooms, a proper kitchen, heating that comes out of the river. Wake up level with the ducks and raise one blind to say good morning.',
      'Roof deck with a table for eight and a barbecue. Grown-ups must count the children now and then, as one does on any deck.',
    ],
  },
  'Little tug Bertram for two': {
    card: { by: 'kittiwake-boat-yard', price: 94, stars: [4.7, 126] },
    picture: 'tug',
    where: { district: 'East Quay', on: 'waterfront' },
    about: [
      'He pushed ferries for forty years and is enjoying retirement. You sleep in the bow, cook in the wheelhouse, shower on the aft deck, and sit on the towing bollard with your wine.',
      'The engine is original, polished on Fridays, started on birthdays. Tell us if it is yours.',
    ],
  },
  'Family ark with a slide into the water': {
    card: { by: 'tidewater-moorings', price: 188, stars: [4.8, 81] },
    where: { district: 'Mill Quarter', on: 'waterfront', landmark: 'Alder Meadows' },
    about: [
      'Somebody’s father built it for his own five. The slide leaves from the upper deck, the rope swing from the lower, and nets are rigged at the height where small ones would go over.',
      [
        'Sleeps seven in three cabins',
        'Lifejackets sewn with each child’s number',
        'Ducks by name on a chart in the galley',
        'Swim only on the flood, flag shows when',
      ],
      'Parents get the wheelhouse, which has the only lock.',
    ],
  },
  'Moored ketch Sea Pie, sleep aboard': {
    card: { by: 'kittiwake-boat-yard', price: 105, stars: [4.6, 69] },
    picture: 'day-sailer',
    where: { district: 'East Quay', on: 'waterfront' },
    about: [
      'She sails in the warm months and hosts all year. Four pilot berths, a saloon table with a rail to catch your glass, halyards that tap at night until you learn to tie them off.',
      'Showers are on the quay with the yard’s. Breakfast is whatever the chandler’s wife has put into the oven.',
    ],
  },
  'Glass raft on the quiet arm': {
    card: { by: 'tidewater-moorings', price: 149, stars: [4.9, 54] },
    where: { district: "Scholars' Green", on: 'waterfront' },
    about: [
      'A greenhouse on pontoons, moored where the Little Alder is too shallow for traffic. There are vines in one half and a bed in the other, and the morning comes in green.',
      'You get to it in a coracle, which goes round twice before it goes anywhere. Luggage travels more sensibly on a pulley.',
    ],
  },
  'Library barge with two cabins': {
    card: { by: 'town-library', price: 118, stars: [4.8, 73] },
    where: { district: 'Old Harbour', on: 'waterfront' },
    about: [
      'Three thousand volumes withdrawn from the town’s shelves went aboard in 1997 and refused to leave. You sleep between Travel and Natural History; crime is in the engine room.',
      'Reading lamps everywhere, a ladder on rails, deep chairs, no clock. Take one book home with you and send one back, that is the whole system.',
    ],
  },
  'Flat-bottomed barge, weekly, with bicycles': {
    card: { by: 'tidewater-moorings', price: 840, per: 'week', stars: [4.7, 47] },
    where: { district: 'Northfield', on: 'waterfront' },
    about: [
      'Broad hips, shallow draught, leeboards like folded wings. Four adults have room to be apart in her and a long skylit saloon to be together in, with bicycles for everybody on the foredeck.',
      'We move her for you on Wednesday from the lower mooring to the upper one, so the week has two views. Come along and steer, or stay in bed and feel the willows go by.',
    ],
  },
  'Floating sauna with a sleeping loft': {
    card: { by: 'salt-and-cedar', price: 155, stars: [4.8, 64] },
    where: { district: 'West Docks', on: 'waterfront' },
    about: [
      'Eighty degrees inside, fourteen outside, a hatch in the floor between the two. After the third round you climb into the loft, pull up the quilt and are asleep before the embers.',
      'Firewood is split and stacked, and birch bundles hang by the door. The last public session ends at seven, then the whole raft is yours.',
    ],
  },
})
