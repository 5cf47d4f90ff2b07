import { businessDateOf } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Language } from '#kernel/language.ts';
import type { Messages } from '#kernel/messages.ts';
import type { Money } from '#kernel/money.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { HtmlPrinter } from '#platform/browser/html-printer.ts';
import { dateOfBoth, formatAmount } from '#platform/templates/formats.ts';
import { readTemplate } from '#platform/templates/templates.ts';
import type { CustomerAccount, PrintStatement } from '../../application/get-statement.ts';
import type { StatementLine, StatementSum } from '../../domain/statement.ts';

type Deps = Readonly<{
  clock: Clock;
  htmlPrinter: HtmlPrinter;
  merchants: MerchantDirectory;
  messages: Messages;
}>;

const amountOf = (money: Money): string => formatAmount(money, 'bg');
const languagesOf = (language: Language): readonly [Language, ...Language[]] =>
  language === 'bg' ? ['bg'] : ['bg', 'en'];

/** Terms of the account below each other; one that is rare is left out at zero. */
const terms = [
  { name: 'opening', sign: '', isRare: false },
  { name: 'opened', sign: '+', isRare: false },
  { name: 'credited', sign: '−', isRare: true },
  { name: 'paid', sign: '−', isRare: false },
  { name: 'refunded', sign: '+', isRare: true },
  { name: 'closing', sign: '=', isRare: false },
  { name: 'overdue', sign: '', isRare: true },
  { name: 'inFavour', sign: '', isRare: true },
] as const;

const accountOf = (sum: StatementSum) =>
  terms
    .filter(({ name, isRare }) => !isRare || !sum[name].isZero())
    .map(({ name, sign }) => ({
      sign,
      isClosing: name === 'closing',
      label: `customers.statement.${name === 'inFavour' ? 'in-favour' : name}`,
      amount: `${amountOf(sum[name])} ${sum.currency}`,
    }));

/** A credit note is an amount alone: what it credits stands at its invoice. */
const lineOf = ({ document, total, daysOverdue, ...of }: StatementLine) => {
  const amount = (money: Money): string => (document.type === 'CREDIT_NOTE' ? '' : amountOf(money));
  return {
    number: document.invoiceNumber,
    type: `customers.statement.type.${document.type}`,
    issueDate: dateOfBoth(document.issueDate),
    dueDate: document.type === 'CREDIT_NOTE' ? '' : dateOfBoth(document.dueDate),
    total: amountOf(total),
    paid: amount(of.paid),
    credited: amount(of.credited),
    refunded: amount(of.refunded),
    open: amount(of.open),
    currency: document.currency,
    days: daysOverdue === 0 ? '' : String(daysOverdue),
  };
};

const printable = ({ customer, statement: { from, to, lines, sums } }: CustomerAccount) => ({
  from: dateOfBoth(from),
  to: dateOfBoth(to),
  customer: {
    name: customer.name,
    address: [customer.city, customer.address].filter((part) => part !== null).join(', '),
    taxId: customer.taxId ?? '',
    vatNumber: customer.vatNumber ?? '',
  },
  lines: lines.map(lineOf),
  hasCredited: lines.some(({ credited }) => !credited.isZero()),
  hasRefunded: lines.some(({ refunded }) => !refunded.isZero()),
  accounts: sums.map(accountOf),
});

/** Prints with the browser of the documents; reads the template. */
export const statementPrinter = ({ clock, htmlPrinter, merchants, messages }: Deps): PrintStatement => {
  const template = readTemplate(new URL('./statement.html.hbs', import.meta.url), messages);
  return async ({ customer, statement }, signal) => {
    const { businessName, address, taxId } = (await merchants.byId(customer.merchantId))!;
    const seller = { name: businessName, address, taxId: taxId ?? '' };
    const html = template({ ...printable({ customer, statement }), seller }, languagesOf(customer.language));
    const facts = { author: businessName, writtenAt: new Date(`${businessDateOf(clock.now())}T00:00:00Z`) };
    const turn = { key: `merchant:${customer.merchantId}`, signal };
    return {
      fileName: `${messages.say('bg', 'customers.statement.file')}-${customer.id}-${statement.to}.pdf`,
      content: await htmlPrinter.print(html, facts, undefined, turn),
    };
  };
};
