import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerUndrawn } from '../../drawing-queue.ts'
import { verticals } from '../picture-spec.ts'
import { PictureStore } from './picture-store.ts'
import {
  type PictureFormat,
  pictureFormats,
  pictureWidths,
  portraitWidths,
  renderPicture,
  renderPortrait,
} from './render.ts'

const FOREVER = 'public, max-age=31536000, immutable'
const HIGHEST_SEED = 2 ** 32 - 1
const LARGEST_GALLERY = 12
const SLUG = /^[a-z](?:[a-z0-9-]{0,39})$/

/** Serves `/img/…`: covers and galleries, people's portraits and the marks of businesses. */
export async function registerPictures(
  app: FastifyInstance,
  { cacheDir }: { cacheDir: string },
): Promise<void> {
  const store = new PictureStore(cacheDir, (error) =>
    app.log.warn({ err: error }, 'a picture could not be kept'),
  )

  app.get<{ Params: Record<'vertical' | 'kind' | 'seed' | 'index' | 'file', string> }>(
    '/img/:vertical/:kind/:seed/:index/:file',
    async (request, reply) => {
      const { kind, ...words } = request.params
      const vertical = verticals.find((it) => it === words.vertical)
      const [seed, index] = [whole(words.seed, HIGHEST_SEED), whole(words.index, LARGEST_GALLERY - 1)]
      const file = fileOf(words.file, pictureWidths)
      if (!vertical || !SLUG.test(kind) || seed === undefined || index === undefined || !file)
        return reply.callNotFound()
      return answer(request, reply, store, file.format, () =>
        renderPicture({ vertical, kind, seed, index }, file),
      )
    },
  )

  for (const of of ['avatar', 'mark'] as const) {
    app.get<{ Params: Record<'seed' | 'file', string> }>(`/img/${of}/:seed/:file`, async (request, reply) => {
      const seed = whole(request.params.seed, HIGHEST_SEED)
      const file = fileOf(request.params.file, portraitWidths)
      if (seed === undefined || !file) return reply.callNotFound()
      return answer(request, reply, store, file.format, () => renderPortrait(of, seed, file))
    })
  }
}

/** Reads a whole number in its only spelling, so that a picture has only one address. */
function whole(text: string, highest: number): number | undefined {
  return /^(?:0|[1-9]\d{0,9})$/.test(text) && Number(text) <= highest ? Number(text) : undefined
}

function fileOf<W extends number>(
  name: string,
  widths: readonly W[],
): { width: W; format: PictureFormat } | undefined {
  const [, size, ending] = /^(\d{1,4})\.(avif|webp)$/.exec(name) ?? []
  const width = widths.find((it) => String(it) === size)
  const format = pictureFormats.find((it) => it === ending)
  return width && format ? { width, format } : undefined
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  store: PictureStore,
  format: PictureFormat,
  render: () => Promise<Buffer>,
): Promise<FastifyReply> {
  const [path = ''] = request.url.split('?')
  try {
    const bytes = await store.picture(path, render, request.signal)
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
    reply.header('Cache-Control', FOREVER).header('ETag', etag)
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.type(`image/${format}`).send(bytes)
  } catch (error) {
    return answerUndrawn(request, reply, error)
  }
}
