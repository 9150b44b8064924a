/** Somebody to log in as. The numbers are ones that no telephone has. */
export interface Customer {
  name: string
  phone: string
  email: string
  password: string
  /** What the house gives them to try the wallet with, in minor units; nothing for who is to have none. */
  gift: number
  /** Which of the drawn portraits is theirs. */
  portrait: number
}

export const AMIRA = '+12025550142'
export const NOAH = '+12025550167'
export const LUCIA = '+12025550189'

/** The demo town's own people. Everybody who logs in with another number becomes one more. */
export const customers: readonly Customer[] = [
  {
    name: 'Amira Haddad',
    phone: AMIRA,
    email: 'amira@selmara.example',
    password: 'lanterns on the quay',
    gift: 12_000,
    portrait: 15,
  },
  {
    name: 'Noah Weber',
    phone: NOAH,
    email: 'noah@selmara.example',
    password: 'early ferry to town',
    gift: 1_500,
    portrait: 6,
  },
  {
    name: 'Lucía Ortega',
    phone: LUCIA,
    email: 'lucia@selmara.example',
    password: 'figs from the market',
    gift: 0,
    portrait: 19,
  },
]
