import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'

interface Brand {
  storeName: string
  storeColor: string
}

/** Serves the built manifest, with the operator's name and colour of the marketplace. */
export function registerManifest(app: FastifyInstance, folder: string, brand: () => Promise<Brand>): void {
  const path = join(folder, 'manifest.webmanifest')
  if (!existsSync(path)) return
  const built: object = JSON.parse(readFileSync(path, 'utf8'))
  app.get('/manifest.webmanifest', async (_, reply) => {
    const { storeName, storeColor } = await brand()
    reply.header('Cache-Control', 'no-cache').type('application/manifest+json; charset=utf-8')
    return JSON.stringify({ ...built, name: storeName, short_name: storeName, theme_color: storeColor })
  })
}
