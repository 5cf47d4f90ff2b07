import { getProforma, type Proforma } from '#contract/proformas/proformas.ts';
import { oneId } from '../../arguments.ts';
import { amountCell, timeCell } from '../../cells.ts';
import { PlatenoCommand } from '../../command.ts';
import { messages } from '../../messages.ts';
import { tabbed } from '../../table.ts';

export default class ProformasShow extends PlatenoCommand {
  static override upTo = 'proformas' as const;
  static override summary = messages.proformaShowSummary;
  static override examples = [
    '<%= config.bin %> proformas show 21',
    '<%= config.bin %> proformas show 21 --json',
  ];
  static override args = { proforma: oneId };

  async run(): Promise<Proforma> {
    const { args } = await this.parse(ProformasShow);
    const proforma = await this.asOperator(({ ask }) => ask(getProforma, { params: { id: args.proforma } }));
    const { content, invoices, questions, ...facts } = proforma;
    this.facts(facts);
    for (const { description, quantity, unit = '', unitPrice, grossUnitPrice, taxRate } of content.items)
      this.log(tabbed([description, quantity, unit, unitPrice ?? grossUnitPrice ?? '', `${taxRate} %`]));
    for (const { invoiceNumber, total } of invoices) this.log(tabbed([invoiceNumber, amountCell(total)]));
    for (const { askedAt, email, text } of questions) this.log(tabbed([timeCell(askedAt), email, text]));
    return proforma;
  }
}
