/** A person to log in as. Their numbers are ones that no telephone has. */
export interface Customer {
  name: string
  phone: string
  email: string
  password: string
  /** The amount that the house gives them to try the wallet, in minor units; 0: none. */
  gift: number
  /** The number of their drawn portrait. */
  portrait: number
}

export const AMIRA = '+12025550142'
export const NOAH = '+12025550167'
export const LUCIA = '+12025550189'
export const MATEO = '+12025550114'
export const INES = '+12025550127'

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
  {
    name: 'Mateo Silva',
    phone: MATEO,
    email: 'mateo@selmara.example',
    password: 'salt on the railing',
    gift: 0,
    portrait: 22,
  },
  {
    name: 'Inês Duarte',
    phone: INES,
    email: 'ines@selmara.example',
    password: 'oars before breakfast',
    gift: 0,
    portrait: 11,
  },
]
