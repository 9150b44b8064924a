import { tanstackRouter } from '@tanstack/router-plugin/vite'

/** The routes, a file each; the page in the browser and the one the server paints are made of the same. */
export const fileRoutes = () =>
  tanstackRouter({
    routesDirectory: 'src/routes',
    generatedRouteTree: 'src/app/routes.gen.ts',
    autoCodeSplitting: true,
    addExtensions: true,
    quoteStyle: 'single',
    semicolons: false,
  })
