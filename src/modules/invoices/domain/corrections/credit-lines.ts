import { allocate } from '#kernel/allocate.ts';
import type { ChargeCurrency } from '#kernel/currency.ts';
import { decimalOf, scaledOf } from '#kernel/decimal.ts';
import { InvalidFields, type FieldProblem } from '#kernel/failure.ts';
import { divideHalfUp, Money } from '#kernel/money.ts';
import { unitPriceOf, type UnitPrice } from '#kernel/unit-price.ts';
import { taxed, wholeAmount, type Part, type Taken } from './credited-vat.ts';
import { NothingToCredit } from '../failures.ts';
import type { InvoiceDocument, InvoiceLine } from '../invoice-document.ts';
import { leftOf, rateOf, sum, type CreditedLine, type Left } from './lines-left.ts';

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

/** All that is left: each line with its rest, a deducted advance included. */
const wholeOf = (left: readonly Left[]): Taken[] =>
  left
    .filter(({ net, tax }) => net !== 0n || tax !== 0n)
    .map((of) => ({ of, quantity: of.quantity > 0n ? of.quantity : null, net: of.net, tax: of.tax }));

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
  const holdsVat = of.line.grossUnitPrice !== undefined;
  const whole = wholeAmount({ of, holdsVat });
  if (whole <= 0n) return problem(`${at}.line`, 'fields.credit-line-empty');
  const { quantity, net } = chosen;
  const ofSum = { of, quantity: null, holdsVat: false };
  if (net !== undefined)
    return net.minor > of.net
      ? sumProblem(`${at}.net`, of.net, net.currency)
      : { ...ofSum, amount: net.minor };
  if (of.quantity <= 0n) return { ...ofSum, amount: of.net };
  const asked = quantity === undefined ? of.quantity : scaledOf(quantity);
  if (asked > of.quantity)
    return problem(`${at}.quantity`, 'fields.credit-above-left', { left: decimalOf(of.quantity) });
  const amount = divideHalfUp(whole * asked, of.quantity);
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

/** Lines with something left; one that deducts an advance is none of them. */
const withRest = (left: readonly Left[]): readonly Left[] =>
  left.filter(({ net, tax }) => net >= 0n && net + tax > 0n);

const discountedLines = (positions: readonly number[] | null, left: readonly Left[]): readonly Left[] => {
  const some = withRest(left);
  if (positions === null) return some;
  const problems = positions.flatMap((position, place) => {
    if (some.some((one) => one.position === position)) return [];
    const isKnown = left.some((one) => one.position === position);
    return [problem(`discount.lines.${place}`, `fields.credit-line-${isKnown ? 'empty' : 'unknown'}`)];
  });
  if (problems.length > 0) throw new InvalidFields(problems);
  return some.filter(({ position }) => positions.includes(position));
};

/**
 * The largest sum with VAT, in minor units, that a DISCOUNT takes off the lines; a rate that an advance was deducted from may
 * have less.
 * @param positions from 1; null: all
 */
export const leftToDiscount = (
  lines: readonly InvoiceLine[],
  credited: readonly CreditedLine[],
  positions: readonly number[] | null,
): bigint => {
  const left = withRest(leftOf(lines, credited));
  const chosen = left.filter(({ position }) => positions === null || positions.includes(position));
  return sum(chosen.flatMap(({ net, tax }) => [net, tax]));
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

/** The price with the fewest decimals, from two to six, that gives the net amount; with six the nearest. */
const priceGiving = (net: bigint, quantity: bigint, currency: ChargeCurrency): UnitPrice<ChargeCurrency> => {
  const prices = [10_000n, 1_000n, 100n, 10n, 1n].map(
    (step) => divideHalfUp(net * 10n ** 10n, quantity * step) * step,
  );
  const exact = prices.find((price) => divideHalfUp(price * quantity, 10n ** 10n) === net);
  return unitPriceOf(exact ?? prices.at(-1)!, currency);
};

/** Price and discount of the line when they give its base; else the price that does. */
const priceOf = ({
  of: { line },
  net,
  quantity,
}: Taken): Pick<InvoiceLine, 'unitPrice' | 'discountPercent'> => {
  const { currency } = line.net;
  if (quantity === null) return { unitPrice: Money.ofMinor(net, currency) };
  const off = 10_000n - scaledOf(line.discountPercent ?? '0', 2);
  const difference = divideHalfUp(line.unitPrice.millionths * quantity * off, 10n ** 14n) - net;
  if (difference >= -1n && difference <= 1n)
    return {
      unitPrice: line.unitPrice,
      ...(line.discountPercent && { discountPercent: line.discountPercent }),
    };
  return { unitPrice: priceGiving(net, quantity, currency) };
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
