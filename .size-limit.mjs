// @ts-check
import { budgets } from './scripts/check/budgets.mjs'

// biome-ignore lint/style/noDefaultExport: size-limit reads the default export.
export default budgets(process.cwd(), 'dist/client')
