import { readFileSync } from 'node:fs'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { type CustomInjectManifestOptions, VitePWA } from 'vite-plugin-pwa'

type ManifestTransform = NonNullable<CustomInjectManifestOptions['manifestTransforms']>[number]

const api = 'http://127.0.0.1:4000'
const served = ['/public', '/version.json', '/healthz', '/dev', '/qr', '/tiles', '/img']

/** The page names what every start needs; the rest of the build comes later, which its revision tells the worker. */
const tellShellFromRest: ManifestTransform = (entries) => {
  const page = readFileSync('dist/client/index.html', 'utf8')
  const isShell = (url: string) => !url.startsWith('assets/') || page.includes(url)
  return { manifest: entries.map((it) => (isShell(it.url) ? it : { ...it, revision: 'later' })) }
}

export default defineConfig({
  plugins: [
    tanstackRouter({
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/app/routes.gen.ts',
      autoCodeSplitting: true,
      addExtensions: true,
      quoteStyle: 'single',
      semicolons: false,
    }),
    react(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'sw.ts',
      // We register it ourselves, through workbox-window.
      injectRegister: false,
      manifest: JSON.parse(readFileSync('manifest.webmanifest', 'utf8')),
      injectManifest: {
        globPatterns: ['index.html', 'assets/**/*.js', 'icons/icon-192.png'],
        manifestTransforms: [tellShellFromRest],
      },
    }),
  ],
  build: { outDir: 'dist/client', target: 'es2022', manifest: true },
  server: { port: 5173, proxy: Object.fromEntries(served.map((path) => [path, api])) },
})
