import { tanstackRouter } from '@tanstack/router-plugin/vite'

/** The plugin for routes, one file each. The page in the browser and the painted one use the same. */
export const fileRoutes = () =>
  tanstackRouter({
    routesDirectory: 'src/routes',
    generatedRouteTree: 'src/app/routes.gen.ts',
    autoCodeSplitting: true,
    addExtensions: true,
    quoteStyle: 'single',
    semicolons: false,
  })
