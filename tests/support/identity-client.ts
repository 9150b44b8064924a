/** The credentials of the product at the identity provider of the tests. */
export const client = { id: 'quayside', secret: 'a secret between the two' }
