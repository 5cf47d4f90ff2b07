import { Money } from '#kernel/money.ts';
import { formatMoney } from '#platform/templates/formats.ts';
import { groundKindOn, groundMessage, groundOf } from '../../application/ground-text.ts';
import type { InvoiceLineView, InvoiceView } from '../../application/invoice-view.ts';
import { statesVat, type GroundKind } from '../../domain/vat.ts';

/** Messages that stand in place of a rate: the article of an exempt supply, and the margin scheme. */
const inPlaceOfRate: Readonly<Partial<Record<GroundKind, Readonly<{ line: string; sum: string }>>>> = {
  EXEMPT: { line: 'invoices.document.line-exempt', sum: 'invoices.document.exempt' },
  MARGIN: { line: 'invoices.document.line-margin', sum: 'invoices.document.margin' },
};

const kindOf = (line: InvoiceLineView, invoice: InvoiceView): GroundKind | null => {
  const ground = groundOf(line, invoice);
  return ground === null ? null : groundKindOn(ground, invoice);
};

/** The rate of a line: percent, a message in its place, or a dash on a document that may not state tax. */
export const printableRate = (line: InvoiceLineView, invoice: InvoiceView) => {
  const kind = kindOf(line, invoice);
  return {
    rate: statesVat(invoice.vatRegistration) ? `${line.taxRate}%` : '–',
    rateMessage: kind === null ? null : (inPlaceOfRate[kind]?.line ?? null),
  };
};

/** Sums of the lines with one rate and one ground. */
const sumOf = (lines: readonly InvoiceLineView[], invoice: InvoiceView) => {
  const [line] = lines;
  const print = (minors: readonly number[]) =>
    formatMoney(
      Money.ofMinor(
        minors.reduce((one, other) => one + other, 0),
        invoice.currency,
      ),
      invoice.language,
    );
  const ground = groundOf(line!, invoice);
  const kind = kindOf(line!, invoice);
  const instead = kind === null ? undefined : inPlaceOfRate[kind];
  const isStated = statesVat(invoice.vatRegistration) && instead === undefined;
  const message = ground === null ? null : groundMessage(ground);
  return {
    rate: line!.taxRate,
    baseLabel: instead?.sum ?? (isStated ? 'invoices.document.base' : 'invoices.document.value'),
    baseGround: instead === undefined ? null : message,
    base: print(lines.map(({ netMinor }) => netMinor)),
    vat: isStated ? print(lines.map(({ taxMinor }) => taxMinor)) : null,
    ground: instead === undefined ? message : null,
    groundLabel: `invoices.document.ground.${kind ?? 'UNTAXED'}`,
  };
};

/** Tax base, VAT and ground for each rate and ground, the highest rate first (VAT Act, art. 114(1)11 to 14). */
export const ratesOf = (invoice: InvoiceView) => {
  const groups = Map.groupBy(invoice.lines, (line) => `${line.taxRate} ${groundOf(line, invoice) ?? ''}`);
  return [...groups.values()]
    .map((lines) => sumOf(lines, invoice))
    .toSorted((one, other) => other.rate - one.rate);
};
