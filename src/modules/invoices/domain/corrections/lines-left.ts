import { allocate } from '#kernel/allocate.ts';
import { scaledOf } from '#kernel/decimal.ts';
import type { InvoiceLine } from '../invoice-document.ts';
import type { VatGround, VatRate } from '../vat.ts';

/** A line of a valid credit note; amounts in minor units of the document. */
export type CreditedLine = Readonly<{
  /** The refund of its credit note; null: without one. */
  refundId: number | null;
  /** Position of the corrected line, from 1; null: the sum belongs to the whole rate. */
  line: number | null;
  /** How much of the quantity of the corrected line, as decimal text; null for a sum. */
  quantity: string | null;
  rate: VatRate;
  vatGround?: VatGround;
  net: bigint;
  tax: bigint;
}>;

/** What credit notes have left of a line; the quantity in millionths. */
export type LineLeft = Readonly<{ position: number; quantity: bigint; net: bigint; tax: bigint }>;
/** The same with the line itself. */
export type Left = LineLeft & Readonly<{ line: InvoiceLine }>;
/** The sum of minor units. */
export const sum = (parts: readonly bigint[]): bigint => parts.reduce((all, part) => all + part, 0n);

/** What lines are taxed by: rate and ground of 0 %. */
export const rateOf = ({ taxRate, vatGround }: InvoiceLine): string => `${taxRate} ${vatGround ?? ''}`;

/** Reduces the parts above zero in proportion, so that all of them add up to the sum. */
const reduced = (parts: readonly bigint[], to: bigint): readonly bigint[] => {
  const excess = sum(parts) - to;
  if (excess === 0n) return parts;
  const above = parts.map((part) => (part > 0n ? part : 0n));
  const shares = allocate(sum(above) - excess, above);
  return parts.map((part, place) => (part > 0n ? shares[place]! : part));
};

const lessCredited = (line: InvoiceLine, position: number, credited: readonly CreditedLine[]): Left => {
  const own = credited.filter((one) => one.line === position);
  return {
    line,
    position,
    quantity: scaledOf(line.quantity) - sum(own.map(({ quantity }) => scaledOf(quantity ?? '0'))),
    net: line.net.minor - sum(own.map(({ net }) => net)),
    tax: line.tax.minor - sum(own.map(({ tax }) => tax)),
  };
};

/** Takes the sums that name no line off the lines of their rate and ground. */
const lessSums = (lines: readonly Left[], sums: readonly CreditedLine[]): Left[] => {
  const rest = (of: 'net' | 'tax'): bigint =>
    sum(lines.map((left) => left[of])) - sum(sums.map((one) => one[of]));
  const nets = reduced(
    lines.map(({ net }) => net),
    rest('net'),
  );
  const taxes = reduced(
    lines.map(({ tax }) => tax),
    rest('tax'),
  );
  return lines.map((left, place) => ({ ...left, net: nets[place]!, tax: taxes[place]! }));
};

/** What is left of each line, in the order of the lines. */
export const leftOf = (lines: readonly InvoiceLine[], credited: readonly CreditedLine[]): Left[] => {
  const each = lines.map((line, place) => lessCredited(line, place + 1, credited));
  const sums = credited.filter(({ line }) => line === null);
  return [...Map.groupBy(each, ({ line }) => rateOf(line))]
    .flatMap(([key, taxed]) =>
      lessSums(
        taxed,
        sums.filter(({ rate, vatGround }) => `${rate} ${vatGround ?? ''}` === key),
      ),
    )
    .toSorted((one, other) => one.position - other.position);
};

/**
 * What credit notes have left of each line. A sum that names no line reduces all lines of its rate and ground in
 * proportion, so the lines of a rate add up to what is left of it.
 */
export const linesLeft = (lines: readonly InvoiceLine[], credited: readonly CreditedLine[]): LineLeft[] =>
  leftOf(lines, credited).map(({ line: _, ...left }) => left);
