import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { testApp } from '#tests/support/app.ts'
import { logInByPhone, newPhone } from '#tests/support/people.ts'
import { drawAvatar } from './avatar.ts'

const HOUR_MS = 60 * 60 * 1000

const server = testApp()

type User = Record<string, unknown> & { avatar: string | null }

const userOf = async (token: string) => (await server.call('update-user-info', { token })).body.data as User
const change = (token: string, it: object) => server.call('update-profile', { token, ...it })
const formats = ['jpeg', 'png', 'webp', 'avif'] as const
const labelled = (file: Buffer, format: (typeof formats)[number] = 'png') =>
  `data:image/${format};base64,${file.toString('base64')}`
const drawing = sharp({ create: { width: 600, height: 300, channels: 3, background: '#0B7A75' } })
const dataAddress = async () => labelled(await drawing.png().toBuffer())

describe('a picture', () => {
  test('is drawn anew, small and square, and shown under an address nobody guesses', async () => {
    const { token } = await logInByPhone(server, newPhone())
    await change(token, { avatar: await dataAddress() })
    const { avatar } = await userOf(token)
    expect(avatar).toMatch(/^\/avatars\/[\w-]{22}$/)
    const shown = await server.app.inject({ url: avatar ?? '' })
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp'])
    expect(shown.headers['cache-control']).toContain('immutable')
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({
      width: 256,
      height: 256,
      format: 'webp',
    })
    await change(token, { avatar: await dataAddress() })
    expect((await server.app.inject({ url: avatar ?? '' })).statusCode).toBe(404)
    expect(((await change(token, { avatar: null })).body.data as User).avatar).toBe(null)
  })

  test.each([
    'data:image/svg+xml;base64,PHN2Zz4=',
    'https://example.com/x.png',
    'data:image/png;base64,AAAA',
    `data:image/png;base64,${'A'.repeat(200_000)}`,
  ])('that is %.40s is refused', async (avatar) => {
    const { token } = await logInByPhone(server, newPhone())
    const { status, body } = await change(token, { avatar })
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['avatar']])
  })

  test.each(['x', '%2e%2e', 'A'.repeat(22)])('is not at %s', async (key) => {
    expect((await server.app.inject({ url: `/avatars/${key}` })).statusCode).toBe(404)
  })
})

describe('what is a picture', () => {
  test.each(formats)('its first bytes say, %s among them, whatever it is called', async (format) => {
    const file = await drawing.toFormat(format).toBuffer()
    for (const name of formats) {
      const { token } = await logInByPhone(server, newPhone())
      expect((await change(token, { avatar: labelled(file, name) })).status).toBe(200)
    }
  })

  // Each <use> draws the one before six times: 13 levels would cost half a minute of a processor.
  const uses = (level: number) => `<g id="l${level}">${`<use href="#l${level - 1}"/>`.repeat(6)}</g>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><defs><path id="l0" d="M0 0h9v9z"/>
    ${[1, 2].map(uses).join('')}</defs><use href="#l2"/></svg>`
  const others = {
    'an SVG': async () => Buffer.from(svg),
    'an SVG after a byte order mark': async () => Buffer.from(`\uFEFF${svg}`),
    'a GIF': () => drawing.gif().toBuffer(),
    'a TIFF': () => drawing.tiff().toBuffer(),
  }
  test.each(Object.entries(others))('is not %s, by none of the four names', async (_, make) => {
    const { token } = await logInByPhone(server, newPhone())
    for (const name of formats) {
      const { status, body } = await change(token, { avatar: labelled(await make(), name) })
      expect([status, body.fields]).toEqual([400, { avatar: 'unreadable' }])
    }
  })

  test('has no more than 24 million pixels, however few bytes they take', async () => {
    const { token } = await logInByPhone(server, newPhone())
    const large = sharp({ create: { width: 4_900, height: 4_900, channels: 3, background: '#000' } })
    const { status } = await change(token, { avatar: labelled(await large.png().toBuffer()) })
    expect(status).toBe(400)
  })
})

describe('drawing', () => {
  test('twenty-two may be drawn or wait at once; whoever comes then is turned away', async () => {
    const sent = labelled(await drawing.jpeg().toBuffer())
    const all = await Promise.allSettled([...Array(25)].map(() => drawAvatar(sent)))
    const turnedAway = all.filter((it) => it.status === 'rejected')
    expect(turnedAway).toHaveLength(3)
    expect(turnedAway[0]).toMatchObject({ reason: { statusCode: 503 } })
  })

  test('is for ten an hour of an account, and of others still', async () => {
    const [one, other] = [await logInByPhone(server, newPhone()), await logInByPhone(server, newPhone())]
    const avatar = await dataAddress()
    for (let i = 0; i < 10; i++) expect((await change(one.token, { avatar })).status).toBe(200)
    const refused = await change(one.token, { avatar })
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '3600'])
    expect((await change(one.token, { avatar: null })).status).toBe(200)
    expect((await change(other.token, { avatar })).status).toBe(200)
    server.clock.move(HOUR_MS)
    expect((await change(one.token, { avatar })).status).toBe(200)
  })
})
