import type { PackOf } from '../deferred/en.ts'
import type { en } from './en.ts'

/** Spanish. */
export const es: PackOf<typeof en> = {
  'detail.about': 'De qué se trata',
  'detail.more': 'Leer más',
  'detail.less': 'Mostrar menos',
  'detail.where': 'Dónde está',
  'detail.directions': 'Cómo llegar',
  'detail.gallery': 'Fotos',
  'detail.openPicture': 'Abrir la imagen {n} de {total}',
  'detail.videos': 'Vídeos',
  'detail.video': 'Ver el vídeo {n} en {site}',
  'detail.hostedBy': 'Organiza',
  'detail.hostedByName': 'De {name}',
  'detail.reviews': 'Opiniones',
  'detail.rated': '{rating} de 5',
  'detail.startsFrom': 'desde',
  'detail.share': 'Compartir',
  'detail.copied': 'Enlace copiado',
  'detail.notCopied': 'No se pudo copiar el enlace. Cópialo de la barra de direcciones.',
  'detail.goneTitle': 'Esto ya no está',
  'detail.goneText': 'Se retiró, o el enlace está mal escrito.',
  'detail.goneAction': 'Ver qué más hay',
  'event.when': 'Fecha y hora',
  'event.until': 'hasta {time}',
  'event.yourTime': 'empieza en tu hora: {time}',
  'detail.noReviews': 'Aún no hay opiniones.',
  'detail.picture': 'Imagen {n} de {total}',
  'detail.closePictures': 'Cerrar las imágenes',
  'detail.previous': 'Imagen anterior',
  'detail.next': 'Imagen siguiente',
}
