import { expect, test } from 'vitest';
import { NotAllowed } from '#kernel/failure.ts';
import { CreditDocument } from '#modules/invoices/application/corrections/credit-document.ts';
import { RenewLink } from '#modules/invoices/application/renew-link.ts';
import { WriteCreditNote } from '#modules/invoices/application/corrections/write-credit-note.ts';
import { WriteInvoice } from '#modules/invoices/application/write-invoice.ts';
import type { MerchantRecord } from '#modules/merchants/index.ts';
import { sampleDraft } from '../sample-draft.ts';
import { createContext, owner } from '../use-case-context.ts';

const opened = async (about: Partial<MerchantRecord> = {}) => {
  const { deps, addMerchant, links } = createContext();
  addMerchant(3, about);
  const actor = owner(3);
  const invoiceId = await new WriteInvoice(deps).execute({ actor, draft: sampleDraft() });
  const renewLink = new RenewLink(deps);
  const creditDocument = new CreditDocument({ ...deps, renewLink });
  const writeCreditNote = new WriteCreditNote({ ...deps, creditDocument });
  const credit = (by = actor): Promise<number> =>
    writeCreditNote.execute({
      actor: by,
      invoiceId,
      choose: () => ({ kind: 'WHOLE' }),
      kind: 'GOODS_RETURNED',
      reason: null,
      send: true,
    });
  const invoice = () => deps.invoices.all.find(({ id }) => id === invoiceId)!;
  return { deps, links, credit, invoice, actor };
};

test('a credit note over the whole closes the link, pays nothing and is mailed to the buyer', async () => {
  const { deps, links, credit, invoice } = await opened();
  await credit();
  expect(invoice().lifecycle).toMatchObject({ status: 'PAID', credited: invoice().document.total });
  expect(invoice().lifecycle.paid.minor).toBe(0n);
  expect([links.open.size, links.paid, links.cancelled.length]).toEqual([0, [], 1]);
  expect(deps.deliveries.all.map(({ kind }) => kind)).toEqual(['RECEIPT']);
});

test('a merchant that is not ACTIVE mails a credit note to no other address than its own', async () => {
  const { deps, credit } = await opened({ status: 'PENDING' });
  await credit();
  expect(deps.deliveries.all).toEqual([]);
});

test('a member without the right to write documents writes no credit note', async () => {
  const { credit, actor, invoice } = await opened();
  await expect(credit({ ...actor, merchantRole: 'VIEWER' })).rejects.toThrow(NotAllowed);
  expect(invoice().credits).toEqual([]);
});
