import * as v from 'valibot'
import { expect, test } from 'vitest'
import { call } from '#contract/call.ts'
import { knownWord, shortText } from '#contract/entities/limits.ts'
import { brokenContract } from './contract-check.ts'

const asked = call('find-boats', {
  request: {},
  reply: { boats: v.array(v.object({ name: shortText, state: knownWord(['afloat', 'sunk']) })) },
  auth: 'none',
})

test('a reply as the contract has it is none, whatever else it says', () => {
  const boats = [{ name: 'Dormouse', state: 'afloat', length: 7 }]
  expect(brokenContract(asked, { boats, count: 1 })).toBeUndefined()
})

test('a field that is missing is said', () => {
  expect(brokenContract(asked, { boats: [{ state: 'sunk' }] })).toHaveProperty(['boats.0.name'])
})

test('a word that only a client would put up with is said', () => {
  const boats = [{ name: 'Dormouse', state: 'ashore' }]
  expect(brokenContract(asked, { boats })).toHaveProperty('heard.boats.0.state', 'other')
})
