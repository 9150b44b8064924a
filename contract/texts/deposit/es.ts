import type { PackOf } from '../pack-of.ts'
import type { en } from './en.ts'

/** Spanish of deposits. */
export const es: PackOf<typeof en> = {
  'deposit.how': 'Qué pagar ahora',
  'deposit.part': 'Paga {now} ahora y {later} al llegar',
  'deposit.all': 'Paga todo ahora, {amount}',
  'deposit.policy': 'Al reservar se paga una señal de {now}, y {later} al llegar.',
}
