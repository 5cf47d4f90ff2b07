import { getInvoice, type Invoice } from '#contract/invoices.ts';
import { oneId } from '../../arguments.ts';
import { PlatenoCommand } from '../../command.ts';
import { words } from '../../words.ts';

export default class InvoicesShow extends PlatenoCommand {
  static override summary = words.invoiceShowSummary;
  static override examples = [
    '<%= config.bin %> invoices show 88',
    '<%= config.bin %> invoices show 88 --json',
  ];
  static override args = { invoice: oneId };

  async run(): Promise<Invoice> {
    const { args } = await this.parse(InvoicesShow);
    const invoice = await this.asOperator(({ ask }) => ask(getInvoice, { params: { id: args.invoice } }));
    const { items, deliveries, delivery: _, ...facts } = invoice;
    this.facts(facts);
    for (const { description, quantity, unit, lineTotal, taxRate } of items) {
      this.log([description, quantity, unit, lineTotal, `${taxRate} %`].join('\t'));
    }
    for (const { createdAt, kind, state, recipient, reason } of deliveries) {
      this.log([createdAt, kind, state, recipient, reason ?? ''].join('\t').trimEnd());
    }
    return invoice;
  }
}
