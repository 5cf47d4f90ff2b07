import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { Errors, Flags } from '@oclif/core';
import type * as z from 'zod';
import { writeDebitNote } from '#contract/invoices/debit-notes.ts';
import { pricedLineOf, sumInvoice } from '#contract/invoices/words/invoice-sums.ts';
import type { Invoice } from '#contract/invoices/invoices.ts';
import { dayFlag, fileFlag } from '../../arguments.ts';
import { dryRunFlag } from '../../bulk-command.ts';
import { amountCell } from '../../cells.ts';
import { confirmationFlags, PlatenoCommand, requestKeyFlag } from '../../command.ts';
import { describeInvoice, findInvoice, invoiceArgs, invoiceFlags } from '../../invoice-argument.ts';
import { fill, messages } from '../../messages.ts';

type Items = z.input<typeof writeDebitNote.body>['items'];

/** Lines as JSON: a list, or an object with `items`. @throws usage failure */
const readItems = async (file: string): Promise<Items> => {
  const content = file === '-' ? await text(process.stdin) : await readFile(file, 'utf8');
  try {
    const given = JSON.parse(content) as Items | Readonly<{ items: Items }>;
    return Array.isArray(given) ? given : (given as Readonly<{ items: Items }>).items;
  } catch {
    throw new Errors.CLIError(fill(messages.linesNotJson, { file }), { exit: 2 });
  }
};

/** The gross sum of valid lines in units of the currency, by the rule of the document. */
const totalOf = (items: Items): number =>
  Number(sumInvoice(items.map((item) => pricedLineOf(item))).total) / 100;

export default class InvoicesDebit extends PlatenoCommand {
  static override summary = messages.invoiceDebitSummary;
  static override examples = [
    '<%= config.bin %> invoices debit 88 --file redove.json --reason "промяна на цената" --dry-run',
    '<%= config.bin %> invoices debit 0000000054 --merchant 7 --file redove.json --reason "доплащане" --send --yes',
  ];
  static override args = invoiceArgs;
  static override flags = {
    ...requestKeyFlag,
    ...invoiceFlags,
    ...dryRunFlag,
    ...confirmationFlags,
    file: fileFlag({ required: true, summary: messages.linesFileFlag }),
    reason: Flags.string({ required: true, summary: messages.debitReasonFlag }),
    due: dayFlag({ summary: messages.dueFlag }),
    'tax-event': dayFlag({ summary: messages.taxEventFlag }),
    send: Flags.boolean({ summary: messages.debitSendFlag }),
  };

  async run(): Promise<Invoice> {
    const given = await this.parse(InvoicesDebit);
    const { file, reason, due: dueDate, 'tax-event': taxEventDate, send } = given.flags;
    const items = await readItems(file);
    return this.asOperator(async ({ application, ask }) => {
      const invoice = await findInvoice(ask, given);
      const { id, currency } = invoice;
      this.notify(describeInvoice(invoice));
      const body = { items, reason, dueDate, taxEventDate, send };
      const { parsePart } = await import('#contract/parse-input.ts');
      const { InvalidFields } = await import('#kernel/failure.ts');
      const { problems } = parsePart(writeDebitNote.body, body);
      if (problems.length > 0) throw new InvalidFields(problems);
      const total = `${amountCell(totalOf(items))} ${currency}`;
      await this.confirm(fill(messages.debitQuestion, { total }), given.flags);
      // Only a merchant issues its documents; the audit log still names the operator.
      const askFor = await this.askFor(application, invoice.merchantId);
      const note = await askFor(writeDebitNote, { params: { id }, body });
      if (this.isDryRun) {
        this.log(fill(messages.debitWould, { lines: items.length, total }));
        return invoice;
      }
      this.log(fill(messages.debitIssued, { id: note.id, invoiceNumber: note.invoiceNumber, total }));
      return note;
    });
  }
}
