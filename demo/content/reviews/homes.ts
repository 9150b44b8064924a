import type { HomeCategory } from '../categories.ts'
import type { Said } from './said.ts'

export const saidOfHomes: Record<HomeCategory, Said> = {
  apartment: {
    five: [
      'Bright, clean and very quiet at night.',
      'Everything is within walking distance.',
      'The host met us with the keys and some pastries.',
      'Comfortable beds and a good shower.',
      'It looks just like the photos.',
      'We worked from here for two weeks and the wifi never failed.',
      'The balcony is lovely in the evening.',
      'Well-equipped kitchen, even sharp knives.',
    ],
    four: [
      'Very nice flat. The stairs are steep.',
      'Great location, a bit of street noise in the morning.',
      'Comfortable, but there’s little storage.',
      'Good stay. The second bedroom is small.',
    ],
    three: [
      'Fine for a night or two.',
      'The hot water ran out after two showers.',
      'Clean, but darker than we’d expected.',
    ],
    also: [
      'The bakery downstairs opens at six.',
      'There’s a lift.',
      'Check-in was simple.',
      'We’d stay here again.',
    ],
  },
  house: {
    five: [
      'Plenty of room for three families.',
      'A kitchen made for people who cook.',
      'The children lived in the garden.',
      'Warm, welcoming and full of books.',
      'We felt at home straight away.',
      'Spotless, with fresh flowers on the table.',
      'Great for a long weekend with friends.',
      'The neighbours are lovely.',
    ],
    four: [
      'Lovely house. One of the bathrooms is tiny.',
      'Very comfortable, but far from the shops.',
      'Great stay. The floors creak a lot.',
      'Good house, we missed a dishwasher.',
    ],
    three: [
      'Nice place, but it hadn’t been heated before we arrived.',
      'The beds are quite soft.',
      'Smaller garden than we’d hoped.',
    ],
    also: [
      'There’s parking in front.',
      'The host lives nearby and helps quickly.',
      'Bring slippers.',
      'Board games in the cupboard!',
    ],
  },
  villa: {
    five: [
      'The view from the pool is unbelievable.',
      'Luxury without being stiff.',
      'The terrace is where we spent the whole week.',
      'Everything we could think of was there.',
      'A dream for our anniversary.',
      'The pool was clean and warm.',
      'Very private.',
      'The welcome basket fed us for two days.',
    ],
    four: [
      'Wonderful place. You need a car.',
      'Beautiful villa, the air conditioning is loud.',
      'Loved it, but the grill could use a clean.',
      'Great pool. There wasn’t quite enough shade.',
    ],
    three: [
      'Lovely house, but there was building work next door.',
      'Expensive for what it offers.',
      'The pool was closed for one of our three days.',
    ],
    also: [
      'The gardener comes on Thursdays.',
      'Sunset from the upper terrace is worth staying in for.',
      'Take groceries with you.',
      'Towels are changed twice a week.',
    ],
  },
  cabin: {
    five: [
      'So quiet. We slept like stones.',
      'The stove was ready to light when we came.',
      'No signal, lots of stars.',
      'Small, but everything is there.',
      'The walk to the lake takes five minutes.',
      'Perfect for switching off.',
      'Very cosy in the rain.',
      'We saw deer at breakfast.',
    ],
    four: [
      'Lovely cabin, the path is muddy.',
      'Great place. Bring a good torch.',
      'Cosy, but low ceilings if you’re tall.',
      'Beautiful spot, basic kitchen.',
    ],
    three: [
      'Colder than we’d thought.',
      'More mosquitoes than stars.',
      'The toilet’s outside and we hadn’t read that.',
    ],
    also: [
      'Firewood is included.',
      'Fill up on water before you go.',
      'Our dog loved it.',
      'Download your maps first.',
    ],
  },
  studio: {
    five: [
      'One room with everything you need.',
      'Lovely light all day.',
      'Great value for the area.',
      'Clever use of a small space.',
      'I came for a week and stayed for two.',
      'Clean, simple and well furnished.',
      'Very good bed.',
      'Close to everything, but still quiet.',
    ],
    four: [
      'Good for one, tight for two.',
      'Nice studio. The shower is narrow.',
      'Great spot, I’d have liked a proper desk.',
      'Comfortable. You hear the neighbours sometimes.',
    ],
    three: [
      'OK, but the kitchen is really just a hotplate.',
      'The sofa bed isn’t very comfortable.',
      'It gets hot under the roof.',
    ],
    also: [
      'Fast wifi.',
      'The key box is easy to find.',
      'There’s a launderette around the corner.',
      'Coffee and tea were there when I arrived.',
    ],
  },
  houseboat: {
    five: [
      'Waking up on the water is wonderful.',
      'Warmer than I expected, even in autumn.',
      'The children fed the ducks from the kitchen window.',
      'A very special place to stay.',
      'You hardly notice it moving.',
      'Everything has its place, like on a real ship.',
      'We had breakfast on deck every day.',
      'The owner showed us how it all works.',
    ],
    four: [
      'Great stay. Mind your head.',
      'Lovely boat, the shower is a bit weak.',
      'Very cosy, but not for big suitcases.',
      'Loved it. The first night the ferries woke us up.',
    ],
    three: [
      'Nice for a night, a bit damp for a week.',
      'The deck needs some paint.',
      'One of us felt slightly seasick.',
    ],
    also: [
      'Bring soft bags.',
      'The mooring is well lit.',
      'Swans come by at sunset.',
      'There’s a small heater in each cabin.',
    ],
  },
}
