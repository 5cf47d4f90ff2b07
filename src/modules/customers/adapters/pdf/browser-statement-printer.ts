import { businessDateOf, type BusinessDate } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Language } from '#kernel/language.ts';
import type { Messages } from '#kernel/messages.ts';
import type { Money } from '#kernel/money.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { HtmlPrinter } from '#platform/browser/html-printer.ts';
import { formatAmount, formatDate } from '#platform/templates/formats.ts';
import { readTemplate, type Template } from '#platform/templates/templates.ts';
import type { CustomerAccount } from '../../application/get-statement.ts';
import type { StatementPrinter } from '../../ports/statement-printer.ts';

type Deps = Readonly<{
  clock: Clock;
  htmlPrinter: HtmlPrinter;
  merchants: MerchantDirectory;
  messages: Messages;
}>;

const amountOf = (money: Money): string => formatAmount(money, 'bg');
const dateOf = (day: BusinessDate): string => formatDate(day, 'bg').replace(/\u00a0г\.$/, '');
const languagesOf = (language: Language): readonly [Language, ...Language[]] =>
  language === 'bg' ? ['bg'] : ['bg', 'en'];

const printable = ({ customer, statement: { from, to, lines, sums } }: CustomerAccount) => ({
  from: dateOf(from),
  to: dateOf(to),
  customer: {
    name: customer.name,
    address: [customer.city, customer.address].filter((part) => part !== null).join(', '),
    taxId: customer.taxId ?? '',
    vatNumber: customer.vatNumber ?? '',
  },
  lines: lines.map(({ document, total, paid, open, daysOverdue }) => ({
    number: document.invoiceNumber,
    type: `customers.statement.type.${document.type}`,
    issueDate: dateOf(document.issueDate),
    dueDate: dateOf(document.dueDate),
    total: amountOf(total),
    paid: amountOf(paid),
    open: amountOf(open),
    currency: document.currency,
    days: daysOverdue === 0 ? '' : String(daysOverdue),
  })),
  sums: sums.map(({ currency, ...amounts }) => ({
    currency,
    opened: amountOf(amounts.opened),
    paid: amountOf(amounts.paid),
    open: amountOf(amounts.open),
    overdue: amountOf(amounts.overdue),
  })),
});

/** Prints with the browser of the documents; the template is read by the first print. */
export class BrowserStatementPrinter implements StatementPrinter {
  readonly #deps: Deps;
  #template: Template | undefined;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async print(
    { customer, statement }: CustomerAccount,
    signal: AbortSignal,
  ): ReturnType<StatementPrinter['print']> {
    const { clock, htmlPrinter, merchants, messages } = this.#deps;
    this.#template ??= readTemplate(new URL('./statement.html.hbs', import.meta.url), messages);
    const { businessName, address, taxId } = (await merchants.byId(customer.merchantId))!;
    const seller = { name: businessName, address, taxId: taxId ?? '' };
    const html = this.#template(
      { ...printable({ customer, statement }), seller },
      languagesOf(customer.language),
    );
    const facts = { author: businessName, writtenAt: new Date(`${businessDateOf(clock.now())}T00:00:00Z`) };
    const turn = { key: `merchant:${customer.merchantId}`, signal };
    return {
      fileName: `${messages.say('bg', 'customers.statement.file')}-${customer.id}-${statement.to}.pdf`,
      content: await htmlPrinter.print(html, facts, undefined, turn),
    };
  }
}
