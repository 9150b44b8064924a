// @ts-check
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { inProject } from '../bootstrap/project.mjs'

const MODULE = /\s*<script type="module"[^>]*\bsrc="([^"]+)"[^>]*><\/script>/
const MANIFEST = /\s*<link rel="manifest"[^>]*>/
const PRELOAD = /\s*<link rel="modulepreload"[^>]*\bhref="([^"]+)"[^>]*>/g

/**
 * Turns the built page into the one that the server fills and the device stores: the frame around every
 * screen, painted without a script before it, and a small inline starter that loads the app after the first
 * paint.
 *
 * @returns {import('vite').Plugin}
 */
export function framedPage() {
  return {
    name: 'framed-page',
    apply: 'build',
    // Runs after the plugin that names the manifest.
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const entry = MODULE.exec(html)?.[1]
        const manifest = MANIFEST.exec(html)?.[0]
        if (!entry || !manifest) throw new Error('index.html names no module to start, or no manifest.')
        // Modules that others import come before them, and the app itself comes last.
        const modules = [...[...html.matchAll(PRELOAD)].map(([, href]) => href), entry]
        const { head, body } = await painted()
        const starter = `<script data-modules="${modules.join(' ')}">${await starterCode()}</script>`
        return html
          .replace(MODULE, '')
          .replaceAll(PRELOAD, '')
          .replace(MANIFEST, '')
          .replace(/<html[^>]*>/, '<html lang="en" data-frame>')
          .replace(/\s*<title>[^<]*<\/title>/, () => `${manifest}<!--head-->${head}<!--/head-->${starter}`)
          .replace('<div id="root"></div>', () => `<!--body-->${body}<!--/body-->`)
      },
    },
  }
}

/** @returns {Promise<{ head: string, body: string }>} */
async function painted() {
  const { paintFrame } = await import(pathToFileURL(inProject('dist/page/page.js')).href)
  return paintFrame()
}

/** Builds the starter as one classic script, which runs where it is, before anything is painted. */
async function starterCode() {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: inProject('src/starter.ts'), formats: ['iife'], name: 'starter' },
    },
  })
  const output = [built].flat().flatMap((it) => ('output' in it ? it.output : []))
  const code = output.find((it) => it.type === 'chunk')?.code
  if (!code) throw new Error('The starter was not built.')
  return code.trim()
}
