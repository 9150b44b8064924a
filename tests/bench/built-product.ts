import { afterAll, beforeAll } from 'vitest'
import { type Product, startProduct } from '../../e2e/support/product.ts'
import makeTemplate from '../../e2e/support/setup-template.ts'

/** Serves the built product while a file of benchmarks runs. */
export function builtProduct(): { readonly url: string } {
  let product: Product
  let dropTemplate: () => Promise<void>
  beforeAll(async () => {
    dropTemplate = await makeTemplate()
    product = await startProduct()
  })
  afterAll(async () => {
    await product.remove()
    await dropTemplate()
  })
  return {
    get url() {
      return product.url
    },
  }
}
