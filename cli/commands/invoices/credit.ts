import { Flags } from '@oclif/core';
import {
  correctionKinds,
  previewCreditNote,
  writeCreditNote,
  type CreditNotePreview,
} from '#contract/invoices/credit-notes.ts';
import type { Invoice } from '#contract/invoices/invoices.ts';
import { amountFlag } from '../../arguments.ts';
import { dryRunFlag } from '../../bulk-command.ts';
import { amountCell } from '../../cells.ts';
import { confirmationFlags, PlatenoCommand, requestKeyFlag } from '../../command.ts';
import { lineFlag } from '../../credited-lines.ts';
import { describeInvoice, findInvoice, invoiceArgs, invoiceFlags } from '../../invoice-argument.ts';
import { fill, messages } from '../../messages.ts';
import { tabbed } from '../../table.ts';

export default class InvoicesCredit extends PlatenoCommand {
  static override summary = messages.invoiceCreditSummary;
  static override examples = [
    '<%= config.bin %> invoices credit 88 --line 1:2 --reason "върнати две бутилки" --dry-run',
    '<%= config.bin %> invoices credit 88 --whole --kind WRONG_RATE --yes',
    '<%= config.bin %> invoices credit --id 88 --discount 12.00 --kind DISCOUNT --yes',
  ];
  static override args = invoiceArgs;
  static override flags = {
    ...requestKeyFlag,
    ...invoiceFlags,
    ...dryRunFlag,
    ...confirmationFlags,
    line: lineFlag({ multiple: true, exactlyOne: ['line', 'whole', 'discount'] }),
    whole: Flags.boolean({ summary: messages.creditWholeFlag }),
    discount: amountFlag({ summary: messages.creditDiscountFlag }),
    kind: Flags.option({ options: correctionKinds })({
      default: 'GOODS_RETURNED' as (typeof correctionKinds)[number],
      summary: messages.creditKindFlag,
    }),
    reason: Flags.string({ summary: messages.creditReasonFlag }),
    'no-mail': Flags.boolean({ summary: messages.creditNoMailFlag }),
  };

  async run(): Promise<Invoice | CreditNotePreview> {
    const given = await this.parse(InvoicesCredit);
    const { flags } = given;
    const { line, whole, discount } = flags;
    const choice = {
      ...(line !== undefined && { lines: line }),
      ...(whole && { whole }),
      ...(discount !== undefined && { discount: { amount: discount } }),
    };
    return this.asOperator(async ({ application, ask }) => {
      const meant = await findInvoice(ask, given);
      const params = { id: meant.id };
      this.notify(describeInvoice(meant));
      const preview = await ask(previewCreditNote, { params, body: choice });
      this.#print(preview);
      await this.confirm(messages.invoiceCreditQuestion, flags);
      // Only a merchant credits its document; the audit log still names the operator.
      const askFor = await this.askFor(application, meant.merchantId);
      const reason = { reasonKind: flags.kind, reason: flags.reason, send: !flags['no-mail'] };
      const note = await askFor(writeCreditNote, { params, body: { ...choice, ...reason } });
      if (this.isDryRun) return preview;
      this.log(fill(messages.invoiceCredited, { id: note.id, invoiceNumber: note.invoiceNumber }));
      return note;
    });
  }

  #print({ items, rates, totalAmount, openAmount, currency }: CreditNotePreview): void {
    for (const { line, description, quantity, unit, net } of items)
      this.log(tabbed([`${line}`, description, `${quantity} ${unit}`, amountCell(net)]));
    for (const { taxRate, base, tax } of rates)
      this.log(tabbed([`${taxRate} %`, amountCell(base), amountCell(tax)]));
    const open = `${amountCell(openAmount)} ${currency}`;
    this.log(fill(messages.invoiceCreditSums, { total: `${amountCell(totalAmount)} ${currency}`, open }));
  }
}
