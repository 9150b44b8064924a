/** What the identity provider of the tests knows the product by. */
export const client = { id: 'quayside', secret: 'a secret between the two' }
