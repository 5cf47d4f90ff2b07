import { DocumentsOfLinks } from '#modules/links/index.ts';
import type { Opener } from '#test/contracts/run-suites.ts';
import { openCallers } from '#test/integration/modules/invoices/invoice-callers.ts';
import { insertLink } from '#test/support/insert-rows.ts';
import { readPdf } from '#test/support/read-pdf.ts';
import { createInvoicesFixture } from '#test/support/invoices-fixture.ts';

export const openDocumentsOfLinks: Opener<'DocumentsOfLinks'> = async () => {
  const fixture = await createInvoicesFixture();
  const callers = await openCallers(fixture);
  const linkOf = async ({ id }: Readonly<{ id: number }>): Promise<number> => {
    const [row] = await fixture.database.rows<{ id: number }>(
      'select id from payment_links where invoice_id = ?',
      [id],
    );
    return row!.id;
  };
  const invoice = await callers.write();
  const debit = async (): Promise<{ id: number }> => {
    const items = [{ description: 'Доплащане', quantity: 1, unitPrice: 10, taxRate: 20 }];
    const answer = await callers.post(`/invoices/${invoice.id}/debit-notes`, 'own', {
      items,
      reason: 'Анекс',
    });
    return (await answer.json()) as { id: number };
  };
  const [debitNote, annulled] = [await debit(), await debit()];
  await callers.post(`/invoices/${annulled.id}/annul`, 'own', { reason: 'Грешна сума' });
  const credited = await callers.write();
  await callers.post(`/invoices/${credited.id}/credit-notes`, 'own', {
    reasonKind: 'OTHER',
    reason: 'Отказ',
    whole: true,
  });
  return {
    documents: fixture.get(DocumentsOfLinks),
    links: {
      invoice: await linkOf(invoice),
      debitNote: await linkOf(debitNote),
      annulled: await linkOf(annulled),
      credited: await linkOf(credited),
      plain: await insertLink(fixture.database, callers.own),
    },
    merchantId: callers.own,
    textOf: async (pdf) => (await readPdf(pdf)).text,
    close: async () => {
      await callers.api.close();
      await fixture.close();
    },
  };
};
