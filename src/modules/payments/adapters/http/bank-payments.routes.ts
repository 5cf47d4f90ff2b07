import { recordBankPayment } from '#contract/payments/transfers.ts';
import { businessDate } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import { mustHold } from '#kernel/merchant-rights.ts';
import { Money } from '#kernel/money.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { Database } from '#platform/database/database.ts';
import { serve, type Route } from '#platform/http/route.ts';
import type { ReceiveBankLine } from '../../application/receive-bank-line.ts';
import type { ReceiveTransfer } from '../../application/receive-transfer.ts';
import type { DocumentsOfPayments } from '../../ports/documents-of-payments.ts';
import { getPayment } from '../postgres/get-payment.ts';
import { presentPayment } from './present-payment.ts';

type Deps = Readonly<{
  database: Database;
  merchants: MerchantDirectory;
  clock: Clock;
  documents: DocumentsOfPayments;
  receiveTransfer: ReceiveTransfer;
  receiveBankLine: ReceiveBankLine;
}>;

/** The merchant's press „Парите дойдоха“; a movement of a statement brings its own amount and day. */
export const bankPaymentRoutes = (deps: Deps): Route[] => [
  serve(
    recordBankPayment,
    async ({ body: { reference, amount, receivedOn, bankLineId }, caller: { actor, requestKey } }) => {
      const merchantId = mustHold(actor, 'WRITE_DOCUMENTS', 'bank:write');
      const of = { actor, merchantId, reference, requestKey };
      const { paymentId } =
        bankLineId === undefined
          ? await deps.receiveTransfer.execute({
              ...of,
              amount: Money.ofDecimal(amount, 'EUR'),
              receivedOn: businessDate(receivedOn),
              bankLineId: null,
            })
          : await deps.receiveBankLine.execute({ ...of, bankLineId });
      return presentPayment(await getPayment(deps, actor, paymentId));
    },
  ),
];
