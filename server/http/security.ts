import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

/** The origins of Google's captcha, which shows itself in a frame. */
const captcha = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/']

/**
 * The app asks for the location, shares and copies. All other permissions are denied, also to scripts that
 * somebody injects.
 */
const PERMISSIONS =
  'geolocation=(self), accelerometer=(), camera=(), display-capture=(), gyroscope=(), hid=(), ' +
  'magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=(), xr-spatial-tracking=()'

/**
 * Sets security headers. They are strict but for inline styles: Emotion writes them, and a page kept on the
 * device cannot carry a fresh nonce.
 */
export async function registerSecurity(
  app: FastifyInstance,
  { publicOrigin, recaptchaSecret }: Pick<Config, 'publicOrigin' | 'recaptchaSecret'>,
  scriptHashes: readonly string[],
): Promise<void> {
  const secure = publicOrigin.startsWith('https:')
  const foreign = recaptchaSecret ? captcha : []
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scriptHashes, ...foreign],
        ...(foreign.length > 0 ? { frameSrc: foreign } : {}),
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
        connectSrc: ["'self'"],
        fontSrc: ["'self'"],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(secure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    hsts: secure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
  })
  app.addHook('onSend', async (_, reply) => {
    reply.header('Permissions-Policy', PERMISSIONS)
  })
}
