import { Flags } from '@oclif/core';
import { refundReasons, requestRefund, type Refund } from '#contract/payments/payment-history.ts';
import { getPayment } from '#contract/payments/payments.ts';
import { amountFlag, manyIds } from '../../arguments.ts';
import { mustAccept } from '../../ask.ts';
import { amountCell } from '../../cells.ts';
import { BulkCommand, dryRunFlag, type Outcomes } from '../../bulk-command.ts';
import { confirmationFlags, requestKeyFlag } from '../../command.ts';
import { lineFlag } from '../../credited-lines.ts';
import { fill, messages } from '../../messages.ts';

type Reason = (typeof refundReasons)[number];

/** What a dry run says: the refund that the use-case would make. */
type WouldBe = Readonly<{ amount: number; currency: string }>;

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
    ...requestKeyFlag,
  };

  async run(): Promise<Outcomes<Refund | WouldBe>> {
    const { argv, flags } = await this.parse(PaymentsRefund);
    const ids = await this.idsOf(argv);
    const { amount, line: lines } = flags;
    if ((amount !== undefined || lines !== undefined) && ids.length > 1)
      this.error(messages.refundOnePayment, { exit: 2 });
    await this.confirm(fill(messages.refundQuestion, { count: ids.length }), flags);
    const body = { amount, lines, reason: flags.reason, note: flags.note };
    return this.doEach<Refund | WouldBe>({
      ids,
      each: async (ask, id, _, { application, actor }) => {
        if (!this.isDryRun) return ask(requestRefund, { params: { id }, body });
        const { id: paymentId } = await ask(getPayment, { params: { id } });
        const { refundCommandOf, RequestRefund } = await import('#modules/payments/index.ts');
        const read = await mustAccept(requestRefund, body);
        const about = { actor, paymentId, requestKey: flags['request-key'] ?? null };
        const would = await application.resolve(RequestRefund).preview(refundCommandOf(read, about));
        return { amount: would.toDecimal(), currency: would.currency };
      },
      describe: (done) =>
        'status' in done
          ? `${done.status}\t${amountCell(done.amount)} ${done.currency}`
          : fill(messages.wouldRefund, { ...done, amount: amountCell(done.amount) }),
    });
  }
}
