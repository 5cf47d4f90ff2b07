import type { Invoice } from '#contract/invoices/invoices.ts';
import { amountCell, timeCell } from '../../cells.ts';
import { PlatenoCommand } from '../../command.ts';
import { findInvoice, invoiceArgs, invoiceFlags } from '../../invoice-argument.ts';
import { messages } from '../../messages.ts';
import { tabbed } from '../../table.ts';

export default class InvoicesShow extends PlatenoCommand {
  static override upTo = 'invoices' as const;
  static override summary = messages.invoiceShowSummary;
  static override examples = [
    '<%= config.bin %> invoices show 88',
    '<%= config.bin %> invoices show 0000000054 --merchant 7 --json',
  ];
  static override args = invoiceArgs;
  static override flags = invoiceFlags;

  async run(): Promise<Invoice> {
    const given = await this.parse(InvoicesShow);
    const invoice = await this.asOperator(({ ask }) => findInvoice(ask, given));
    const { items, deliveries, delivery: _, advances, installments, deductedIn, ...facts } = invoice;
    this.facts({ ...facts, deductedIn: deductedIn?.invoiceNumber ?? null });
    for (const { description, quantity, unit, discountPercent, lineTotal, taxRate, vatGround } of items) {
      const discount = discountPercent === null ? '' : `-${discountPercent} %`;
      const cells = [
        description,
        quantity,
        unit,
        discount,
        amountCell(lineTotal),
        `${taxRate} %`,
        vatGround ?? '',
      ];
      this.log(tabbed(cells));
    }
    for (const { invoiceNumber, issueDate, subtotal, taxAmount } of advances) {
      this.log(
        tabbed([
          messages.invoiceAdvance,
          invoiceNumber,
          issueDate,
          amountCell(-subtotal),
          amountCell(-taxAmount),
        ]),
      );
    }
    for (const { seq, dueDate, amount, openAmount, payUrl } of installments) {
      const cells = [
        `${messages.invoiceInstallment} ${seq}`,
        dueDate,
        amountCell(amount),
        amountCell(openAmount),
        payUrl ?? '',
      ];
      this.log(tabbed(cells));
    }
    for (const { createdAt, kind, state, recipient, reason } of deliveries) {
      this.log(tabbed([timeCell(createdAt), kind, state, recipient, reason ?? '']));
    }
    return invoice;
  }
}
