import { expect, test } from 'vitest';
import { movesOf } from '#web/merchant/invoices/proformas/proforma-moves.ts';
import { proformaWith } from './proforma-with.ts';

const today = '2026-11-20';
const invoice = { invoiceId: 90, invoiceNumber: '0000000090', isAdvance: false, total: 120 };

test.each([
  ['DRAFT', {}, ['send', 'change', 'invoice', 'withdraw']],
  ['SENT', {}, ['send', 'change', 'invoice', 'withdraw']],
  ['ACCEPTED', {}, ['invoice', 'change', 'send', 'withdraw']],
  ['EXPIRED', { validUntil: '2026-11-19' }, ['change', 'invoice', 'withdraw']],
  // A draft does not expire.
  ['DRAFT', { validUntil: '2026-11-19' }, ['change', 'invoice', 'withdraw']],
  ['SENT', { validUntil: today }, ['send', 'change', 'invoice', 'withdraw']],
  ['SENT', { paid: 20, open: 100 }, ['send', 'invoice']],
  ['EXPIRED', { paid: 20, open: 100, validUntil: '2026-11-19' }, ['invoice']],
  ['SENT', { invoices: [{ ...invoice, isAdvance: true }], paid: 20 }, ['send', 'invoice']],
  ['SENT', { invoices: [invoice] }, []],
  ['PAID', { paid: 120, open: 0 }, []],
  ['WITHDRAWN', {}, []],
] as const)('what the server refuses is not offered, the next step is first: %s %j', (state, of, moves) => {
  const proforma = proformaWith({
    state,
    validUntil: '2026-12-15',
    ...of,
    invoices: [...('invoices' in of ? of.invoices : [])],
  });
  expect(movesOf(proforma, today)).toEqual(moves);
});
