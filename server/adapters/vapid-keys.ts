import * as v from 'valibot'
import webPush from 'web-push'
import { type Config, ConfigError } from '../config.ts'
import { secretFile } from './secret-file.ts'

const keysSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    publicKey: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{87}$/)),
    privateKey: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/)),
  }),
)
/** The key pair by which push services know that a push is ours. */
export type VapidKeys = v.InferOutput<typeof keysSchema>

/**
 * The configured key pair, else one that is made once and stored. Browsers subscribe with its public key, so
 * that a new pair would lose every device. Several servers need the same pair, so it is configured for them.
 */
export async function vapidKeys(config: Config): Promise<VapidKeys> {
  if (config.vapidKeys) return config.vapidKeys
  const make = () => JSON.stringify(webPush.generateVAPIDKeys())
  const { path, content } = await secretFile(config, 'vapid.json', make)
  const kept = v.safeParse(keysSchema, content.toString())
  if (kept.success) return kept.output
  throw new ConfigError([
    `${path}: holds no pair of keys. Bring it back from a backup; or remove it, and devices hear of news again once ` +
      'their app was opened.',
  ])
}
