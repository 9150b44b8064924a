import { describe, expect, test } from 'vitest'
import { minor } from '../money.ts'
import { walletOffer, walletPart } from './wallet.ts'

describe('the wallet', () => {
  test.each([
    [1000, 0, 'none'],
    [1000, -5, 'none'],
    [1000, 1, 'partial'],
    [1000, 999, 'partial'],
    [1000, 1000, 'full'],
    [1000, 5000, 'full'],
    [0, 0, 'full'],
    [0, 5000, 'full'],
  ] as const)('offers towards %i with a balance of %i: %s', (due, balance, offer) => {
    expect(walletOffer(minor(due), minor(balance))).toBe(offer)
  })

  test.each([
    [1000, 400, 'partial', 400],
    [1000, 400, 'full', 0],
    [1000, 400, 'none', 0],
    [1000, 0, 'none', 0],
    [1000, -5, 'none', 0],
    [1000, 0, 'partial', 0],
    [1000, -5, 'partial', 0],
    [1000, 1000, 'partial', 0],
    [1000, 1000, 'full', 1000],
    [1000, 5000, 'full', 1000],
    [1000, 5000, 'none', 0],
    [0, 5000, 'full', 0],
  ] as const)('pays of %i with a balance of %i, used %s: %i', (due, balance, use, part) => {
    expect(walletPart(minor(due), { balance: minor(balance), use })).toBe(part)
  })

  test('that is not there pays nothing', () => {
    expect(walletPart(minor(1000), undefined)).toBe(0)
  })
})
