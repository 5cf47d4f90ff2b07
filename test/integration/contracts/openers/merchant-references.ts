import { businessDate } from '#kernel/business-date.ts';
import { SqlInvoiceNumbers } from '#modules/invoices/adapters/postgres/sql-invoice-numbers.ts';
import { sqlInvoiceReferences } from '#modules/invoices/adapters/postgres/sql-invoice-references.ts';
import { sqlLinkReferences } from '#modules/links/adapters/postgres/sql-link-references.ts';
import { sqlPaymentReferences } from '#modules/payments/adapters/postgres/sql-payment-references.ts';
import type { Opener } from '#test/contracts/run-suites.ts';
import { insertLink, insertMerchant, insertPayment } from '#test/support/insert-rows.ts';
import { openTestDatabase } from '#test/support/open-database.ts';

const opened = async () => {
  const context = await openTestDatabase();
  let merchants = 0;
  return { ...context, addMerchant: () => insertMerchant(context.database, (merchants += 1), {}) };
};

export const openMerchantReferencesLinks: Opener<'MerchantReferences'> = async () => {
  const context = await opened();
  return {
    ...context,
    references: sqlLinkReferences(context),
    addReference: async (merchantId) => void (await insertLink(context.database, merchantId)),
  };
};

export const openMerchantReferencesPayments: Opener<'MerchantReferences'> = async () => {
  const context = await opened();
  let orders = 0;
  return {
    ...context,
    references: sqlPaymentReferences(context),
    addReference: async (merchantId) =>
      void (await insertPayment(context.database, merchantId, (orders += 1), {})),
  };
};

export const openMerchantReferencesInvoices: Opener<'MerchantReferences'> = async () => {
  const context = await opened();
  const numbers = new SqlInvoiceNumbers(context);
  return {
    ...context,
    references: sqlInvoiceReferences(context),
    addReference: (merchantId) =>
      context.database.transact(
        async () => void (await numbers.next(merchantId, 'LEGAL', businessDate('2026-11-20'))),
      ),
  };
};
