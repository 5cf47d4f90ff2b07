import type * as z from 'zod';
import { getPaymentHistory } from '#contract/payments/payment-history.ts';
import { getPayment, type Payment } from '#contract/payments/payments.ts';
import { oneId } from '../../arguments.ts';
import { amountCell, timeCell } from '../../cells.ts';
import { PlatenoCommand } from '../../command.ts';
import { messages } from '../../messages.ts';
import { tabbed } from '../../table.ts';

type History = z.output<typeof getPaymentHistory.response>;

export default class PaymentsShow extends PlatenoCommand {
  static override upTo = 'disputes' as const;
  static override summary = messages.paymentShowSummary;
  static override examples = [
    '<%= config.bin %> payments show 1043',
    '<%= config.bin %> payments show 1043 --json',
  ];
  static override args = { payment: oneId };

  async run(): Promise<{ payment: Payment } & History> {
    const { args } = await this.parse(PaymentsShow);
    const params = { id: args.payment };
    const found = await this.asOperator(async ({ ask }) => ({
      payment: await ask(getPayment, { params }),
      ...(await ask(getPaymentHistory, { params })),
    }));
    this.facts(found.payment);
    for (const { at, kind, status, reason, actor } of found.events) {
      this.log(tabbed([timeCell(at), kind, status, actor, reason ?? '']));
    }
    for (const { createdAt, amount, currency, status, reason, failureReason } of found.refunds) {
      this.log(
        tabbed([
          timeCell(createdAt),
          'REFUND',
          status,
          amountCell(amount),
          currency,
          reason,
          failureReason ?? '',
        ]),
      );
    }
    for (const { openedAt, amount, currency, status, reason, isInquiry } of found.disputes) {
      this.log(
        tabbed([
          timeCell(openedAt),
          isInquiry ? 'INQUIRY' : 'DISPUTE',
          status,
          amountCell(amount),
          currency,
          reason,
        ]),
      );
    }
    for (const { at, kind, account, amount, currency } of found.ledger) {
      this.log(tabbed([timeCell(at), kind, account, amountCell(amount), currency]));
    }
    return found;
  }
}
