import { readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, transformWithOxc } from 'vite'
import { type CustomInjectManifestOptions, VitePWA } from 'vite-plugin-pwa'
import { english } from './scripts/vite/english.ts'
import { framedPage } from './scripts/vite/framed-page.mjs'
import { leftOut } from './scripts/vite/left-out.mjs'
import { atStart, fileNameOf, isHurried, parts } from './scripts/vite/parts.ts'
import { fileRoutes } from './scripts/vite/routes.ts'

type ManifestTransform = NonNullable<CustomInjectManifestOptions['manifestTransforms']>[number]

const api = 'http://127.0.0.1:4000'
const served = ['/public', '/painted', '/version.json', '/healthz', '/dev', '/qr', '/tiles', '/img']

/** The page names what every start needs; the rest of the build comes later, which its revision tells the worker. */
const tellShellFromRest: ManifestTransform = (entries) => {
  const page = readFileSync('dist/client/index.html', 'utf8')
  const isShell = (url: string) => url === 'index.html' || page.includes(`/${url}`)
  return { manifest: entries.map((it) => (isShell(it.url) ? it : { ...it, revision: 'later' })) }
}

/** The worker that takes workers away is a file of its own, made without the bundler: nothing of ours is in it. */
const killSwitch: Plugin = {
  name: 'kill-switch',
  apply: 'build',
  async generateBundle() {
    const { code } = await transformWithOxc(readFileSync('sw/kill-switch.ts', 'utf8'), 'kill-switch.ts')
    const source = code.replace(/^export \{\};?\s*$/m, '')
    this.emitFile({ type: 'asset', fileName: 'kill-switch.js', source })
  },
}

export default defineConfig({
  plugins: [
    fileRoutes(),
    react(),
    english(),
    leftOut(),
    killSwitch,
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'sw.ts',
      // We register it ourselves, through workbox-window.
      injectRegister: false,
      // Only what a start cannot do without may keep the worker from being installed.
      includeManifestIcons: false,
      manifest: JSON.parse(readFileSync('manifest.webmanifest', 'utf8')),
      injectManifest: {
        globPatterns: ['index.html', 'assets/**/*.js', 'icons/icon-192.png'],
        manifestTransforms: [tellShellFromRest],
      },
    }),
    framedPage(),
  ],
  build: {
    outDir: 'dist/client',
    target: 'es2022',
    manifest: true,
    // What every start has loaded by then needs no naming with each part that comes later.
    modulePreload: {
      resolveDependencies: (file, files, { hostType }) => {
        if (hostType === 'html') return files
        return isHurried(file) ? files.filter((it) => !atStart.test(it)) : []
      },
    },
    rolldownOptions: { output: { chunkFileNames: fileNameOf, codeSplitting: { groups: parts } } },
  },
  server: { port: 5173, proxy: Object.fromEntries(served.map((path) => [path, api])) },
})
