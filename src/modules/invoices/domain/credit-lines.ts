import { allocate } from '#kernel/allocate.ts';
import type { ChargeCurrency } from '#kernel/currency.ts';
import { InvalidFields, type FieldProblem } from '#kernel/failure.ts';
import { heldTaxOf } from '#kernel/invoice-sums.ts';
import { divideHalfUp, Money } from '#kernel/money.ts';
import { NothingToCredit } from './failures.ts';
import type { InvoiceDocument, InvoiceLine } from './invoice-document.ts';
import type { VatGround, VatRate } from './vat.ts';

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

/** A part of a line: a quantity (decimal text), a sum without VAT, or all that is left of it. */
export type ChosenLine = Readonly<{
  /** Position, from 1. */
  line: number;
  quantity?: string | undefined;
  net?: Money<ChargeCurrency> | undefined;
}>;

/** What a credit note takes back: all that is left, parts of lines, or a sum with VAT off some or all of the lines. */
export type CreditChoice =
  | Readonly<{ kind: 'WHOLE' }>
  | Readonly<{ kind: 'LINES'; lines: readonly ChosenLine[] }>
  | Readonly<{ kind: 'DISCOUNT'; amount: Money<ChargeCurrency>; lines: readonly number[] | null }>;

/** What credit notes have left of a line; the quantity in thousandths. */
export type LineLeft = Readonly<{ position: number; quantity: bigint; net: bigint; tax: bigint }>;
type Left = LineLeft & Readonly<{ line: InvoiceLine }>;
/** A part of a line that is credited; without a quantity it is a sum. */
type Taken = Readonly<{ of: Left; quantity: bigint | null; net: bigint; tax: bigint }>;

const sum = (parts: readonly bigint[]): bigint => parts.reduce((all, part) => all + part, 0n);

const thousandths = (decimal: string): bigint => {
  const [whole = '0', fraction = ''] = decimal.split('.');
  return BigInt(whole) * 1_000n + BigInt(fraction.padEnd(3, '0'));
};

const decimalOf = (quantity: bigint): string => {
  const fraction = String(quantity % 1_000n)
    .padStart(3, '0')
    .replace(/0+$/, '');
  return `${quantity / 1_000n}${fraction && `.${fraction}`}`;
};

const rateOf = ({ taxRate, vatGround }: InvoiceLine): string => `${taxRate} ${vatGround ?? ''}`;

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
    quantity: thousandths(line.quantity) - sum(own.map(({ quantity }) => thousandths(quantity ?? '0'))),
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

const leftOf = (lines: readonly InvoiceLine[], credited: readonly CreditedLine[]): Left[] => {
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

/** All that is left: each line with its rest, a deducted advance included. */
const wholeOf = (left: readonly Left[]): Taken[] =>
  left
    .filter(({ net, tax }) => net !== 0n || tax !== 0n)
    .map((of) => ({ of, quantity: of.quantity > 0n ? of.quantity : null, net: of.net, tax: of.tax }));

/** A part whose VAT is not known yet; `amount` holds VAT when the price of the line does. */
type Part = Readonly<{ of: Left; quantity: bigint | null; amount: bigint; holdsVat: boolean }>;

/** How far the VAT that a part leaves of its line may be from that of the rest, in minor units. */
const drift = 2n;

const taxIn = (amount: bigint, rate: number, holdsVat: boolean): bigint =>
  holdsVat ? heldTaxOf(amount, rate) : divideHalfUp(amount * BigInt(rate), 100n);

const largest = (...[first, ...others]: readonly [bigint, ...bigint[]]): bigint =>
  others.reduce((most, one) => (one > most ? one : most), first);

const wholeAmount = ({ of, holdsVat }: Pick<Part, 'of' | 'holdsVat'>): bigint =>
  holdsVat ? of.net + of.tax : of.net;

/** The share of a part in the VAT of its rate, so that net and VAT of the rest are not below zero and fit each other. */
const fitted = (share: bigint, part: Part): bigint => {
  const { of, amount, holdsVat } = part;
  const rest = taxIn(wholeAmount(part) - amount, of.line.taxRate, holdsVat);
  const least = largest(0n, of.tax - rest - drift, holdsVat ? amount - of.net : 0n);
  const most = of.tax - largest(0n, rest - drift);
  const atLeast = largest(share, least);
  return largest(least, atLeast > most ? most : atLeast);
};

const takenOf = ({ of, quantity, amount, holdsVat }: Part, tax: bigint): Taken => ({
  of,
  quantity,
  net: holdsVat ? amount - tax : amount,
  tax,
});

/**
 * VAT of parts of lines: once for each rate and ground, half up, on the net parts and out of the parts that hold VAT; and the
 * rest for a line that is used up.
 */
const taxed = (parts: readonly Part[]): Taken[] => {
  const isUsedUp = (part: Part): boolean =>
    part.amount === wholeAmount(part) && (part.quantity === null || part.quantity === part.of.quantity);
  const taxes = new Map(parts.filter(isUsedUp).map((part) => [part, part.of.tax]));
  const others = parts.filter((part) => !isUsedUp(part));
  const alike = Map.groupBy(others, ({ of, holdsVat }) => `${rateOf(of.line)} ${holdsVat}`);
  for (const group of alike.values()) {
    const amounts = group.map(({ amount }) => amount);
    const { of, holdsVat } = group[0]!;
    const shares = allocate(taxIn(sum(amounts), of.line.taxRate, holdsVat), amounts);
    for (const [place, part] of group.entries()) taxes.set(part, fitted(shares[place]!, part));
  }
  return parts.map((part) => takenOf(part, taxes.get(part)!));
};

const problem = (field: string, code: string, params?: FieldProblem['params']): FieldProblem => ({
  field,
  code,
  ...(params !== undefined && { params }),
});

const sumProblem = (field: string, left: bigint, currency: ChargeCurrency): FieldProblem =>
  problem(field, 'fields.credit-sum-above-left', {
    left: Money.ofMinor(left, currency).toDecimal(),
    currency,
  });

/** The part of one line, or what keeps it from being credited. */
const partOf = (chosen: ChosenLine, of: Left | undefined, at: string): Part | FieldProblem => {
  if (of === undefined) return problem(`${at}.line`, 'fields.credit-line-unknown');
  if (of.net <= 0n) return problem(`${at}.line`, 'fields.credit-line-empty');
  const { quantity, net } = chosen;
  const ofSum = { of, quantity: null, holdsVat: false };
  if (net !== undefined)
    return net.minor > of.net
      ? sumProblem(`${at}.net`, of.net, net.currency)
      : { ...ofSum, amount: net.minor };
  if (of.quantity <= 0n) return { ...ofSum, amount: of.net };
  const asked = quantity === undefined ? of.quantity : thousandths(quantity);
  if (asked > of.quantity)
    return problem(`${at}.quantity`, 'fields.credit-above-left', { left: decimalOf(of.quantity) });
  const holdsVat = of.line.grossUnitPrice !== undefined;
  const amount = divideHalfUp(wholeAmount({ of, holdsVat }) * asked, of.quantity);
  return { of, quantity: asked, amount, holdsVat };
};

const isProblem = (one: Part | FieldProblem): one is FieldProblem => 'code' in one;

const partsOf = (chosen: readonly ChosenLine[], left: readonly Left[]): Taken[] => {
  const parts = chosen.map((one, place) => {
    const at = `lines.${place}`;
    const isRepeated = chosen.findIndex(({ line }) => line === one.line) !== place;
    if (isRepeated) return problem(`${at}.line`, 'fields.credit-line-repeated');
    return partOf(
      one,
      left.find(({ position }) => position === one.line),
      at,
    );
  });
  const problems = parts.filter(isProblem);
  if (problems.length > 0) throw new InvalidFields(problems);
  return taxed(parts as Part[]);
};

/** A sum with VAT off the lines, in proportion to base and VAT that are left of them. */
const discountOf = (amount: bigint, of: readonly Left[], currency: ChargeCurrency): Taken[] => {
  const weights = of.flatMap(({ net, tax }) => [net, tax]);
  const most = sum(weights);
  if (amount > most) throw new InvalidFields([sumProblem('discount.amount', most, currency)]);
  const shares = allocate(amount, weights);
  return of
    .map((left, place) => ({
      of: left,
      quantity: null,
      net: shares[2 * place]!,
      tax: shares[2 * place + 1]!,
    }))
    .filter(({ net, tax }) => net + tax > 0n);
};

const discountedLines = (positions: readonly number[] | null, left: readonly Left[]): readonly Left[] => {
  const some = left.filter(({ net, tax }) => net >= 0n && net + tax > 0n);
  if (positions === null) return some;
  const problems = positions.flatMap((position, place) => {
    if (some.some((one) => one.position === position)) return [];
    const isKnown = left.some((one) => one.position === position);
    return [problem(`discount.lines.${place}`, `fields.credit-line-${isKnown ? 'empty' : 'unknown'}`)];
  });
  if (problems.length > 0) throw new InvalidFields(problems);
  return some.filter(({ position }) => positions.includes(position));
};

/** A rate has less left than its lines when an advance was deducted. */
const mustLeaveRates = (
  taken: readonly Taken[],
  left: readonly Left[],
  { field, currency }: Readonly<{ field: string; currency: ChargeCurrency }>,
): void => {
  for (const [key, taxedAlike] of Map.groupBy(taken, ({ of }) => rateOf(of.line))) {
    const rest = left.filter(({ line }) => rateOf(line) === key);
    const most = sum(rest.map(({ net }) => net)) + sum(rest.map(({ tax }) => tax));
    const asked = sum(taxedAlike.map(({ net, tax }) => net + tax));
    if (asked > most) throw new InvalidFields([sumProblem(field, most, currency)]);
  }
};

/** Price and discount of the line when they give its base; else the price that does. */
const priceOf = ({
  of: { line },
  net,
  quantity,
}: Taken): Pick<InvoiceLine, 'unitPrice' | 'discountPercent'> => {
  const { currency } = line.net;
  if (quantity === null) return { unitPrice: Money.ofMinor(net, currency) };
  const off = 100_000n - thousandths(line.discountPercent ?? '0');
  const difference = divideHalfUp(line.unitPrice.minor * quantity * off, 100_000_000n) - net;
  if (difference >= -1n && difference <= 1n)
    return {
      unitPrice: line.unitPrice,
      ...(line.discountPercent && { discountPercent: line.discountPercent }),
    };
  return { unitPrice: Money.ofMinor(divideHalfUp(net * 1_000n, quantity), currency) };
};

const noteLine = (taken: Taken, unit: string): InvoiceLine => {
  const { of, quantity, net, tax } = taken;
  const { description, taxRate, taxGroup, vatGround } = of.line;
  const { currency } = of.line.net;
  return {
    description,
    quantity: quantity === null ? '1' : decimalOf(quantity),
    unit: quantity === null ? unit : of.line.unit,
    ...priceOf(taken),
    net: Money.ofMinor(net, currency),
    taxRate,
    taxGroup,
    tax: Money.ofMinor(tax, currency),
    ...(vatGround && { vatGround }),
    ...(of.line.advance && { advance: of.line.advance }),
    correctsLine: of.position,
    ...(quantity !== null && { correctsQuantity: decimalOf(quantity) }),
  };
};

/**
 * The lines of a credit note. Each keeps description, unit, price, rate and ground of its line; never more is credited than
 * the line and its rate have left, and what uses up a line takes exactly its rest.
 * @param unit of a line that credits a sum
 * @throws InvalidFields, NothingToCredit
 */
export const creditedLinesOf = (
  { lines, total: { currency } }: Pick<InvoiceDocument, 'lines' | 'total'>,
  credited: readonly CreditedLine[],
  choice: CreditChoice,
  unit: string,
): InvoiceLine[] => {
  const left = leftOf(lines, credited);
  if (sum(left.flatMap(({ net, tax }) => [net, tax])) <= 0n) throw new NothingToCredit();
  const taken =
    choice.kind === 'WHOLE'
      ? wholeOf(left)
      : choice.kind === 'LINES'
        ? partsOf(choice.lines, left)
        : discountOf(choice.amount.minor, discountedLines(choice.lines, left), currency);
  if (choice.kind !== 'WHOLE')
    mustLeaveRates(taken, left, {
      field: choice.kind === 'LINES' ? 'lines.0.line' : 'discount.amount',
      currency,
    });
  if (sum(taken.flatMap(({ net, tax }) => [net, tax])) <= 0n) throw new NothingToCredit();
  return taken.map((one) => noteLine(one, unit));
};
