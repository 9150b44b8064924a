import type { VerticalPack } from '../vertical-pack.ts'
import type { en } from './en.ts'

/** Spanish, of the screens of places. */
export const es = {
  'vertical.places': 'Lugares',
  'vertical.places.about': 'Playas, cafés y vistas que merecen una visita',

  'places.all': 'Todos los lugares',
  'places.what': '¿Qué buscas? Lugar',
  'places.examples': 'Nombre o categoría',
  'places.nearby': '{n, plural, one {# lugar cerca} many {# lugares cerca} other {# lugares cerca}}',
  'places.openNow': 'Abierto ahora cerca de ti',
  'places.nothingOpen': 'No hay nada así abierto cerca de ti ahora.',

  'place.hours': 'Horario',
  'place.good': 'Bueno saberlo',
  'place.amenities': 'Servicios',
  'place.priceRange': 'Precio medio',
  'place.contact': 'Contacto',
  'place.phone': 'Teléfono',
  'place.email': 'Correo electrónico',
  'place.website': 'Sitio web',
  'place.call': 'Llamar',
  'place.save': 'Guardar',
  'place.saved': 'Guardado',
  'place.events': 'Próximos eventos aquí',
  'place.related': 'Más como este cerca',
  'place.goThere': 'Ir con',
  'place.ownMaps': 'La app de mapas de este dispositivo',
  'place.appleMaps': 'Apple Maps',
  'place.googleMaps': 'Google Maps',
  'place.openStreetMap': 'OpenStreetMap',
  'place.submit': 'Enviar',
  'place.update': 'Actualizar',
  'place.confirmPhone': 'Confirma primero tu número de teléfono. Después podrás escribir una opinión.',

  'places.open': 'Abierto',
  'places.open.any': 'A cualquier hora',
  'places.open.now': 'Ahora',
  'places.open.at': 'El día y a la hora que yo elija',
  'places.openAt': 'Día y hora allí',
  'places.unsaid':
    '{n, plural, one {# más no indica su horario} many {# más no indican su horario} other {# más no indican su horario}}',
  'place.notActive': 'Todavía no conocemos el horario.',
} as const satisfies VerticalPack<'places', typeof en>
