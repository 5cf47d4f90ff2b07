import { businessDateOf } from '#contract/business-date.ts';
import type { Proforma } from '#contract/proformas/proformas.ts';

export type Move = 'send' | 'change' | 'invoice' | 'withdraw';

/** What the server allows: after its last day it is changed before it is sent; once money came it stays as it is. */
const allowed = ({ state, paid, validUntil, invoices }: Proforma, today: string): Record<Move, boolean> => {
  const isInvoiced = invoices.some(({ isAdvance }) => !isAdvance);
  const isOpen = state !== 'PAID' && state !== 'WITHDRAWN' && !isInvoiced;
  const isUnpaid = isOpen && paid === 0;
  return {
    send: isOpen && state !== 'EXPIRED' && today <= validUntil,
    change: isUnpaid,
    invoice: isOpen,
    withdraw: isUnpaid,
  };
};

/** The next step: one that is accepted is invoiced, any other sent. */
const orderOf = ({ state }: Proforma): readonly Move[] =>
  state === 'ACCEPTED'
    ? ['invoice', 'change', 'send', 'withdraw']
    : ['send', 'change', 'invoice', 'withdraw'];

/** What may be done with it, the next step first. @param today a day in Sofia */
export const movesOf = (proforma: Proforma, today: string = businessDateOf(new Date())): readonly Move[] => {
  const may = allowed(proforma, today);
  return orderOf(proforma).filter((move) => may[move]);
};
