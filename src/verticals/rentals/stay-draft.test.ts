import { expect, test } from 'vitest'
import { stayFormat } from './stay-draft.ts'

const stay = {
  ...{ start_date: '2026-06-01 10:00', end_date: '2026-06-03 10:00', pricing_type: 'per_week' as const },
  ...{ price: 210, day_price: 40, security_deposit: 100, kind: 'vehicle' },
  has_handover: false,
}

test('a stay that an earlier version wrote down is still chosen', () => {
  expect(stayFormat.read({ key: 'draft', owner: 'user 5', note: '', lines: [], stay })).toEqual(stay)
  const { day_price, security_deposit, kind, has_handover, ...least } = stay
  expect(stayFormat.read({ stay: least })).toEqual({
    ...least,
    day_price: null,
    security_deposit: 0,
    kind: '',
    has_handover: false,
  })
})

test('a handover is stored with what was seen of it; one that cannot be read is left out', () => {
  const handover = { asked: {}, names: { pickup: 'Quay', drop: 'Quay' }, fees: { pickup: 3, drop: 3 } }
  expect(stayFormat.read({ stay: { ...stay, handover } })).toEqual({ ...stay, handover })
  expect(stayFormat.read({ stay: { ...stay, handover: { ...handover, fees: {} } } })).toEqual(stay)
})

test('a stay is written down as every version reads it', () => {
  expect(stayFormat.write(stay)).toEqual({ lines: [], stay })
})

test('what is no stay is not chosen', () => {
  expect(stayFormat.read({ lines: [] })).toBeUndefined()
})
