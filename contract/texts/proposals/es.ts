import type { PackOf } from '../pack-of.ts'
import type { en } from './en.ts'

/** Spanish of what a seller would change about a booking. */
export const es: PackOf<typeof en> = {
  'proposal.title': '{title} te pregunta',
  'proposal.absent': '{who} no podrá estar a esa hora. ¿Te iría bien esto en su lugar?',
  'proposal.hours': '{who} ya no trabaja a esa hora. ¿Te iría bien esto en su lugar?',
  'proposal.other': 'No es posible mantener tu hora. ¿Te iría bien esto en su lugar?',
  'proposal.when': '{from} – {until} · {who}',
  'proposal.until':
    'Te lo reservan hasta el {time}, al precio acordado. Si no respondes, tu reserva sigue como está.',
  'proposal.accept': 'Aceptar',
  'proposal.decline': 'Rechazar',
  'proposal.declining': 'Si lo rechazas, tu reserva se cancela y se te devuelve todo.',
  'proposal.decliningUnpaid':
    'Si lo rechazas, tu reserva se cancela. No has pagado nada, así que no te cuesta nada.',
  'proposal.declineYes': 'Rechazar y cancelar',
  'proposal.back': 'Volver',
  'proposal.offline': 'Para responder hace falta conexión',
  'proposal.accepted': 'Listo. Tu reserva tiene su nueva hora.',
  'proposal.first': 'Antes de cambiar nada, responde a lo que te preguntan.',
}
