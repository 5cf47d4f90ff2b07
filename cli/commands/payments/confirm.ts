import type * as z from 'zod';
import { confirmPayment } from '#contract/payments/checkouts.ts';
import { manyIds } from '../../arguments.ts';
import { BulkCommand, type Outcomes } from '../../bulk-command.ts';
import { messages } from '../../messages.ts';

export default class PaymentsConfirm extends BulkCommand {
  static override summary = messages.paymentConfirmSummary;
  static override examples = [
    '<%= config.bin %> payments confirm 1043',
    '<%= config.bin %> payments list --status PROCESSING | <%= config.bin %> payments confirm',
  ];
  static override args = { payments: manyIds };

  async run(): Promise<Outcomes<z.infer<typeof confirmPayment.response>>> {
    const { argv } = await this.parse(PaymentsConfirm);
    return this.doEach({
      ids: await this.idsOf(argv),
      each: (ask, id) => ask(confirmPayment, { params: { id } }),
      describe: ({ status }) => status,
    });
  }
}
