import { Messages } from '#kernel/messages.ts';
import { sqlInvoiceReferences } from '#modules/invoices/adapters/postgres/sql-invoice-references.ts';
import { sqlLinkReferences } from '#modules/links/adapters/postgres/sql-link-references.ts';
import { MerchantReferences } from '#modules/merchants/index.ts';
import { paymentActivity } from '#modules/payments/adapters/http/payment-activity.ts';
import { sqlPaymentReferences } from '#modules/payments/adapters/postgres/sql-payment-references.ts';
import { DatabaseToken } from '#platform/database/database.ts';
import { adapter, defineModule } from '#platform/define-module.ts';
import { activityRoute } from '#platform/http/activity-route.ts';

/** The contributions of modules further right (references, activity), without those modules. */
export const rightOfMerchants = defineModule({
  name: 'right-of-merchants',
  needs: { database: DatabaseToken, messages: Messages },
  adapters: {},
  contributes: {
    links: adapter(MerchantReferences, sqlLinkReferences),
    payments: adapter(MerchantReferences, sqlPaymentReferences),
    invoices: adapter(MerchantReferences, sqlInvoiceReferences),
  },
  provides: {},
  create: (deps) => ({ api: {}, routes: [activityRoute([paymentActivity(deps)])] }),
});
