import type { PackOf } from '../pack-of.ts'
import type { en } from './en.ts'

/** Spanish of what waits for the network. */
export const es: PackOf<typeof en> = {
  'waiting.watch': 'Esperar una hora',
  'waiting.unwatch': 'Dejar de esperar una hora',
  'waiting.report': 'Aviso sobre una página',
  'waiting.message': 'Enviar un mensaje',
  'waiting.readMessages': 'Mensajes leídos',
  'waiting.closeThread': 'Cerrar una conversación',
  'waiting.reportThread': 'Denunciar una conversación',
  'waiting.title': 'Pendiente de enviar',
  'waiting.network': 'Todo esto se envía solo cuando vuelva la red.',
  'waiting.busy': 'El servidor no puede atender ahora. Todo esto se envía solo dentro de un rato.',
  'waiting.login': 'Inicia sesión y todo esto se enviará.',
  'waiting.none': 'Ya no queda nada pendiente.',
  'waiting.tooOld': 'Esperó demasiado y no se envió. Vuelve a intentarlo si aún lo quieres.',
  'waiting.discard': 'Descartar',
  'waiting.discardSure': 'Descartar del todo',
  'waiting.keep': 'Conservar',
  'waiting.lostTitle': 'Perdido antes de enviarse',
  'waiting.lostText': 'El navegador vació su almacenamiento. Hazlo de nuevo si aún lo quieres.',
  'waiting.understood': 'Entendido',
  'waiting.unknown': 'Algo de otra versión de esta aplicación',
  'waiting.endSession': 'Cerrar la sesión en otro dispositivo',
  'waiting.readNotices': 'Avisos leídos',
  'waiting.logout': 'Cerrar sesión',
  'waiting.updateProfile': 'Cambiar tu perfil',
}
