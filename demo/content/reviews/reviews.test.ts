import { describe, expect, test } from 'vitest'
import { allListings } from '../content.ts'
import { reviewsOf, saidOf } from './reviews.ts'

const reviewed = allListings
  .map((it) => ({ ...it, reviews: reviewsOf(it) }))
  .filter((it) => ['events', 'rentals', 'places', 'services'].includes(it.vertical))
const repeated = (texts: readonly string[]) => texts.filter((it, i) => texts.indexOf(it) !== i)
const stars = reviewed.flatMap((it) => it.reviews.map((review) => review.rating))

describe('the reviews of the demo town', () => {
  test('say nothing in two categories, nor twice in one', () => {
    const sentences = Object.values(saidOf).flatMap((it) => [...it.five, ...it.four, ...it.three, ...it.also])
    expect(repeated(sentences)).toEqual([])
  })

  test('are several of each event, rental, place and store, by different people, each with words of its own', () => {
    for (const { reviews, title } of reviewed) {
      expect(reviews.length, title).toBeGreaterThanOrEqual(4)
      expect(repeated(reviews.map((it) => it.author)), title).toEqual([])
      expect(repeated(reviews.map((it) => it.review)), title).toEqual([])
      expect(
        reviews.map((it) => it.review),
        title,
      ).not.toContain('')
    }
  })

  test('come to the rating that the listing is told with, within a tenth or two', () => {
    const mean = (ratings: number[]) => ratings.reduce((sum, it) => sum + it, 0) / ratings.length / 10
    const off = reviewed.filter(
      (it) => Math.abs(mean(it.reviews.map((review) => review.rating)) - it.rating.average) > 0.15,
    )
    expect(off.map((it) => it.title)).toEqual([])
  })

  test('are not all praise, nor all of one length', () => {
    expect(stars.filter((it) => it === 40).length).toBeGreaterThan(stars.length / 8)
    expect(stars.filter((it) => it === 30).length).toBeGreaterThan(stars.length / 50)
    expect(new Set(stars)).toEqual(new Set([50, 40, 30, 20, 10]))
    const lengths = reviewed.flatMap((it) => it.reviews.map(({ review }) => review.length))
    expect(lengths.filter((it) => it < 30).length).toBeGreaterThan(lengths.length / 12)
    expect(lengths.filter((it) => it > 60).length).toBeGreaterThan(lengths.length / 12)
  })

  test('do not hide who was less happy below the first three', () => {
    const hidden = reviewed.filter(
      ({ reviews }) =>
        reviews.some((it) => it.rating < 50) && !reviews.slice(0, 3).some((it) => it.rating < 50),
    )
    expect(hidden.map((it) => it.title)).toEqual([])
  })

  test('were written one after another, the newest first', () => {
    const inOrder = ({ reviews }: (typeof reviewed)[number]) =>
      reviews.every((it, i) => it.daysAgo > (reviews[i - 1]?.daysAgo ?? 0))
    expect(reviewed.filter((it) => !inOrder(it)).map((it) => it.title)).toEqual([])
  })
})
