import {
  getStatement,
  getStatementPdf,
  type CustomerStatement,
} from '#contract/customers/customer-statements.ts';
import { fileFlag, oneId } from '../../arguments.ts';
import { amountCell } from '../../cells.ts';
import { PlatenoCommand } from '../../command.ts';
import { periodFlags } from '../../list-flags.ts';
import { writeOut } from '../../write-out.ts';
import { fill, messages } from '../../messages.ts';
import { tabbed } from '../../table.ts';

export default class CustomersStatement extends PlatenoCommand {
  static override summary = messages.customerStatementSummary;
  static override examples = [
    '<%= config.bin %> customers statement 42 --from 2026-01-01',
    '<%= config.bin %> customers statement 42 --pdf izvlechenie-42.pdf',
  ];
  static override args = { id: oneId };
  static override flags = { ...periodFlags, pdf: fileFlag({ summary: messages.pdfFlag }) };

  async run(): Promise<CustomerStatement> {
    const { args, flags } = await this.parse(CustomersStatement);
    const { pdf, from, to } = flags;
    const input = { params: { id: args.id }, query: { from, to } };
    const statement = await this.asOperator(async ({ ask }) => {
      const found = await ask(getStatement, input);
      if (pdf !== undefined) await writeOut(await ask(getStatementPdf, input), pdf);
      return found;
    });
    if (pdf === undefined) this.#print(statement);
    else if (pdf !== '-') this.notify(fill(messages.written, { file: pdf }));
    return statement;
  }

  #print({ customerName, from, to, lines, sums }: CustomerStatement): void {
    this.log(tabbed([customerName, from, to]));
    for (const { invoiceNumber, issueDate, dueDate, currency, daysOverdue, ...of } of lines) {
      const amounts = [of.total, of.paid, of.credited, of.refunded, of.open].map(amountCell);
      this.log(tabbed([invoiceNumber, issueDate, dueDate, ...amounts, currency, daysOverdue]));
    }
    for (const { currency, ...of } of sums) {
      const account = [of.opening, of.opened, of.credited, of.paid, of.refunded, of.closing, of.overdue];
      this.log(tabbed([currency, ...account.map(amountCell)]));
    }
  }
}
