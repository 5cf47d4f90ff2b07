/** WAITING: below 1 EUR, added to a later bill. OPEN: to be paid. DUE: unpaid after its due day. */
export type BillStatus = 'WAITING' | 'OPEN' | 'DUE' | 'PAID';
