import { Flags } from '@oclif/core';
import { listPayments, paymentStatuses, type Payment } from '#contract/payments/payments.ts';
import { currencies } from '#kernel/currency.ts';
import { idFlag } from '../../arguments.ts';
import { amountCell, timeCell } from '../../cells.ts';
import { PlatenoCommand } from '../../command.ts';
import { listFlagsOf, listQueryOf, pageOf, periodFlags } from '../../list-flags.ts';
import type { Columns } from '../../table.ts';
import { messages } from '../../messages.ts';

const columns: Columns<Payment> = {
  id: ({ id }) => id,
  created: ({ createdAt }) => timeCell(createdAt),
  merchant: ({ merchantName }) => merchantName,
  amount: ({ amount }) => amountCell(amount),
  currency: ({ currency }) => currency,
  status: ({ status }) => status,
  refund: ({ refundStatus }) => refundStatus,
  customer: ({ customerEmail }) => customerEmail,
};

export default class PaymentsList extends PlatenoCommand {
  static override upTo = 'invoices' as const;
  static override summary = messages.paymentsListSummary;
  static override examples = [
    '<%= config.bin %> payments list --status FAILED --from 2026-11-01',
    '<%= config.bin %> payments list --merchant 7 --search maria@firma.bg --json',
  ];
  static override flags = {
    ...listFlagsOf(listPayments),
    ...periodFlags,
    merchant: idFlag({ summary: messages.merchantFlag }),
    status: Flags.option({ options: paymentStatuses })({ summary: messages.stateFlag }),
    currency: Flags.option({ options: currencies })({ summary: messages.currencyFlag }),
  };

  async run(): Promise<{ total: number; payments: Payment[] }> {
    const {
      merchant: merchantId,
      status,
      currency,
      from,
      to,
      ...list
    } = (await this.parse(PaymentsList)).flags;
    const query = { ...listQueryOf(list), merchantId, status, currency, from, to };
    const page = await this.asOperator(async ({ ask }) => pageOf(await ask(listPayments, { query })));
    this.page(page, columns, messages.noPayments);
    return { total: page.total, payments: page.rows };
  }
}
