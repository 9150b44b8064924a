/** Tables of the keys that sign tickets, and of the tickets that were shown at the door. */
export interface TicketTables {
  ticket_key: { kid: Buffer; public_key: Buffer; sealed_seed: Buffer | null; created_at: Date }
  admission: { booking_id: number; number: number; admitted_at: Date }
}
