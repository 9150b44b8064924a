import { latticeOf } from '../geometry/lattice.ts'

/** The grid for which distances from the shore are computed. */
export const shoreLattice = latticeOf(60)
