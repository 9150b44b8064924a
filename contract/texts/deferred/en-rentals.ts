/** English, of finding something to rent: it comes with the screens that do. */
export const enRentals = {
  'rentals.kind.vehicle': 'Transportation',
  'rentals.kind.properties': 'Accommodation',
  'rentals.vehicles': 'All Transportation',
  'rentals.homes': 'All Accommodation',
  'rentals.findVehicle': 'Find something to drive',
  'rentals.findHome': 'Find somewhere to stay',
  'rentals.nearby': '{n, plural, one {# Rental Nearby} other {# Rentals Nearby}}',
  'rentals.pricing': 'Pricing',
  'rentals.pricing.all': 'Any',
} as const
