import { Flags } from '@oclif/core';
import { refundReasons, requestRefund, type Refund } from '#contract/payment-history.ts';
import { getPayment } from '#contract/payments.ts';
import { amountFlag, manyIds } from '../../arguments.ts';
import { amountCell } from '../../cells.ts';
import { BulkCommand, dryRunFlag, type Outcomes } from '../../bulk-command.ts';
import { confirmationFlags } from '../../command.ts';
import { lineFlag } from '../../credited-lines.ts';
import { fill, messages } from '../../messages.ts';

type Reason = (typeof refundReasons)[number];

export default class PaymentsRefund extends BulkCommand {
  static override summary = messages.refundSummary;
  static override examples = [
    '<%= config.bin %> payments refund 1043 --amount 5.00 --note "една чаша беше счупена"',
    '<%= config.bin %> payments refund --yes --reason DUPLICATE < ids.txt',
    '<%= config.bin %> payments refund 1043 --line 1:2 --yes',
    '<%= config.bin %> payments refund 1043 --dry-run',
  ];
  static override args = { payments: manyIds };
  static override flags = {
    ...dryRunFlag,
    ...confirmationFlags,
    amount: amountFlag({ summary: messages.refundAmountFlag }),
    line: lineFlag({ multiple: true, exclusive: ['amount'] }),
    reason: Flags.option({ options: refundReasons })({
      default: 'REQUESTED_BY_CUSTOMER' as Reason,
      summary: messages.refundReasonFlag,
    }),
    note: Flags.string({ summary: messages.noteFlag }),
    'request-key': Flags.string({ summary: messages.requestKeyFlag }),
  };

  async run(): Promise<Outcomes<Refund | { left: number; currency: string }>> {
    const { argv, flags } = await this.parse(PaymentsRefund);
    const ids = await this.idsOf(argv);
    const { amount, line: lines } = flags;
    if ((amount !== undefined || lines !== undefined) && ids.length > 1)
      this.error(messages.refundOnePayment, { exit: 2 });
    const isDry = flags['dry-run'];
    if (!isDry) await this.confirm(fill(messages.refundQuestion, { count: ids.length }), flags);
    const body = { amount, lines, reason: flags.reason, note: flags.note };
    return this.doEach<Refund | { left: number; currency: string }>({
      ids,
      each: async (ask, id) => {
        if (!isDry) return ask(requestRefund, { params: { id }, body, requestKey: flags['request-key'] });
        const { chargeAmount, refundedAmount, chargeCurrency } = await ask(getPayment, { params: { id } });
        // Decimals of two places: rounding makes the cents exact again.
        const left = Math.round((chargeAmount - refundedAmount) * 100) / 100;
        return { left, currency: chargeCurrency };
      },
      describe: (done) =>
        'left' in done
          ? fill(messages.refundLeft, { ...done, left: amountCell(done.left) })
          : `${done.status}\t${amountCell(done.amount)} ${done.currency}`,
    });
  }
}
