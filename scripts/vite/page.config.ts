import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { leftOut } from './left-out.mjs'
import { fileRoutes } from './routes.ts'

/** Builds the page painter of the server: the app's screens in one file, with all their packages. */
export default defineConfig({
  plugins: [fileRoutes(), react(), leftOut()],
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    ssr: 'src/page.tsx',
    outDir: 'dist/page',
    copyPublicDir: false,
    target: 'node20',
    minify: false,
    rolldownOptions: { output: { entryFileNames: 'page.js' } },
  },
})
