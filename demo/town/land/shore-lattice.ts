import { latticeOf } from '../geometry/lattice.ts'

/** The corners for which it is known how far the shore is. */
export const shoreLattice = latticeOf(60)
