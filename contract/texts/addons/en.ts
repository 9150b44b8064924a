/** English of add-ons: it comes with the code that says it. */
export const en = {
  'addons.list': 'Add-ons: {names}',
  'addons.none': 'Add-ons',
  'addons.some': 'Add-ons ({n})',
  'addons.text': 'What would you like with it?',
  'addons.minutes': '+{n} min',
  'addons.save': 'Save',
} as const
