import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const api = 'http://127.0.0.1:4000'
const served = ['/public', '/version.json', '/healthz', '/dev', '/qr', '/tiles', '/img']

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
  ],
  build: { outDir: 'dist/client', target: 'es2022', manifest: true },
  // The icons' own package resolves each by name; nothing else of it is loaded.
  server: { port: 5173, proxy: Object.fromEntries(served.map((path) => [path, api])) },
})
