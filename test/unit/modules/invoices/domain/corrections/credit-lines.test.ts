import fc from 'fast-check';
import { expect, test } from 'vitest';
import { InvalidFields, type FieldProblem } from '#kernel/failure.ts';
import { decimalOf } from '#kernel/decimal.ts';
import { Money } from '#kernel/money.ts';
import { unitPriceOf } from '#kernel/unit-price.ts';
import { creditedLinesOf, type CreditChoice } from '#modules/invoices/domain/corrections/credit-lines.ts';
import { linesLeft, type CreditedLine } from '#modules/invoices/domain/corrections/lines-left.ts';
import { refundedLines } from '#modules/invoices/domain/corrections/credit-note.ts';
import { NothingToCredit } from '#modules/invoices/domain/failures.ts';
import { messages } from '#messages/message-catalogue.ts';
import type { InvoiceLine } from '#modules/invoices/domain/invoice-document.ts';
import { computeLines, sumsOf, type DraftLine } from '#modules/invoices/domain/written-invoice.ts';

const euro = (minor: number | bigint) => Money.ofMinor(minor, 'EUR');
const draftLine = (about: Partial<DraftLine> = {}): DraftLine => ({
  description: 'Вино',
  quantity: '5',
  unit: 'бут.',
  unitPrice: euro(1_000),
  taxRate: 20,
  ...about,
});
const documentOf = (drafts: readonly DraftLine[]) => {
  const lines = computeLines({ lines: drafts, currency: 'EUR' });
  return { lines, total: sumsOf(lines, 'EUR').total };
};
const creditedBy = (lines: readonly InvoiceLine[], refundId: number | null = null): CreditedLine[] =>
  lines.map(({ taxRate, vatGround, net, tax, correctsLine, correctsQuantity }) => ({
    refundId,
    line: correctsLine ?? null,
    quantity: correctsQuantity ?? null,
    rate: taxRate,
    ...(vatGround && { vatGround }),
    net: net.minor,
    tax: tax.minor,
  }));
const credit = (
  document: ReturnType<typeof documentOf>,
  credited: readonly CreditedLine[],
  choice: CreditChoice,
) => creditedLinesOf(document, credited, choice, 'бр.');
const texts = { unit: 'бр.', line: 'Възстановена сума', reason: '' };
const sum = (parts: readonly bigint[]): bigint => parts.reduce((all, part) => all + part, 0n);
const grossOf = (lines: readonly InvoiceLine[]): bigint =>
  sum(lines.flatMap(({ net, tax }) => [net.minor, tax.minor]));

const wine = documentOf([
  draftLine(),
  draftLine({ description: 'Книга', quantity: '3', unitPrice: euro(333), taxRate: 9, discountPercent: '10' }),
]);

test('a credited quantity keeps description, unit, price, discount and rate of its line and names it', () => {
  const lines = credit(wine, [], {
    kind: 'LINES',
    lines: [
      { line: 1, quantity: '2' },
      { line: 2, quantity: '1' },
    ],
  });
  expect(lines).toEqual([
    {
      ...wine.lines[0],
      quantity: '2',
      net: euro(2_000),
      tax: euro(400),
      correctsLine: 1,
      correctsQuantity: '2',
    },
    {
      ...wine.lines[1],
      quantity: '1',
      net: euro(300),
      tax: euro(27),
      correctsLine: 2,
      correctsQuantity: '1',
    },
  ]);
});

test('a credited sum has quantity 1 and the description of its line', () => {
  const [line] = credit(wine, [], { kind: 'LINES', lines: [{ line: 1, net: euro(1_050) }] });
  expect(line).toMatchObject({
    description: 'Вино',
    quantity: '1',
    unit: 'бр.',
    unitPrice: euro(1_050),
    net: euro(1_050),
    tax: euro(210),
    correctsLine: 1,
  });
  expect(line).not.toHaveProperty('correctsQuantity');
});

test('a discount is spread over the chosen lines with VAT and leaves their quantities', () => {
  const discount = credit(wine, [], { kind: 'DISCOUNT', amount: euro(1_200), lines: [1] });
  expect(discount.map(({ net, tax }) => [net, tax])).toEqual([[euro(1_000), euro(200)]]);
  expect(linesLeft(wine.lines, creditedBy(discount))[0]).toMatchObject({ quantity: 5_000_000n, net: 4_000n });
  const [returned] = credit(wine, creditedBy(discount), {
    kind: 'LINES',
    lines: [{ line: 1, quantity: '1' }],
  });
  expect(returned).toMatchObject({ net: euro(800), tax: euro(160), unitPrice: euro(800) });
});

test.each([
  ['an unknown line', { line: 9 }, 'lines.0.line', 'fields.credit-line-unknown'],
  ['more than the quantity', { line: 1, quantity: '5.001' }, 'lines.0.quantity', 'fields.credit-above-left'],
  ['more than the base', { line: 1, net: euro(5_001) }, 'lines.0.net', 'fields.credit-sum-above-left'],
])('%s is refused at its field', (_, line, field, code) => {
  const refused = (): unknown => {
    try {
      return credit(wine, [], { kind: 'LINES', lines: [line] });
    } catch (error) {
      return error instanceof InvalidFields ? error.fields : error;
    }
  };
  expect(refused()).toMatchObject([{ field, code }]);
});

test('a line that is used up, a line given twice and a document without a rest are refused', () => {
  const first = creditedBy(credit(wine, [], { kind: 'LINES', lines: [{ line: 1 }] }));
  expect(() => credit(wine, first, { kind: 'LINES', lines: [{ line: 1 }] })).toThrow(InvalidFields);
  expect(() => credit(wine, first, { kind: 'LINES', lines: [{ line: 2 }, { line: 2 }] })).toThrow(
    InvalidFields,
  );
  expect(() => credit(wine, first, { kind: 'DISCOUNT', amount: euro(982), lines: null })).toThrow(
    InvalidFields,
  );
  const all = [...first, ...creditedBy(credit(wine, first, { kind: 'WHOLE' }))];
  expect(() => credit(wine, all, { kind: 'WHOLE' })).toThrow(NothingToCredit);
});

test('a line cannot be credited with more than its rate has left after an advance was deducted', () => {
  const deducted: InvoiceLine = {
    ...wine.lines[0]!,
    quantity: '1',
    unitPrice: euro(-3_000),
    net: euro(-3_000),
    tax: euro(-600),
  };
  const document = { ...wine, lines: [...wine.lines, deducted] };
  expect(() => credit(document, [], { kind: 'LINES', lines: [{ line: 1 }] })).toThrow(InvalidFields);
  expect(() => credit(document, [], { kind: 'LINES', lines: [{ line: 3 }] })).toThrow(InvalidFields);
  expect(grossOf(credit(document, [], { kind: 'WHOLE' }))).toBe(grossOf(document.lines));
});

test('chosen lines of a refund are named; when they have less left, its amount is spread over the rates', () => {
  const lines = [{ line: 1, quantity: '2' }];
  expect(refundedLines({ amount: euro(2_400), lines }, wine, [], texts)).toMatchObject([{ correctsLine: 1 }]);
  const four = creditedBy(credit(wine, [], { kind: 'LINES', lines: [{ line: 1, quantity: '4' }] }));
  const [first] = refundedLines({ amount: euro(2_000), lines }, wine, four, texts);
  expect(first).not.toHaveProperty('correctsLine');
});

test('a refund of all that is left names each line with its rest, and a part of it one line by rate', () => {
  const whole = refundedLines({ amount: wine.total }, wine, [], texts);
  expect(whole).toEqual(creditedLinesOf(wine, [], { kind: 'WHOLE' }, texts.unit));
  const part = refundedLines({ amount: euro(1_000) }, wine, [], texts);
  expect(part.every(({ correctsLine }) => correctsLine === undefined)).toBe(true);
  const rest = refundedLines({ amount: wine.total.minus(euro(1_000)) }, wine, creditedBy(part, 1), texts);
  expect(rest.map(({ description, correctsLine }) => [description, correctsLine])).toEqual(
    wine.lines.map(({ description }, place) => [description, place + 1]),
  );
  for (const of of ['net', 'tax'] as const)
    expect([...part, ...rest].reduce((all, line) => all + line[of].minor, 0n)).toBe(
      wine.lines.reduce((all, line) => all + line[of].minor, 0n),
    );
});

test('a refund after credit notes without a refund credits no more than is left', () => {
  const all = creditedBy(credit(wine, [], { kind: 'LINES', lines: [{ line: 1 }] }));
  const rest = refundedLines({ amount: wine.total }, wine, all, texts);
  expect(grossOf(rest)).toBe(wine.total.minor - 6_000n);
  expect(refundedLines({ amount: wine.total }, wine, [...all, ...creditedBy(rest, 1)], texts)).toEqual([]);
  expect(() => refundedLines({ amount: euro(1) }, wine, creditedBy(wine.lines, 1), texts)).toThrow(
    RangeError,
  );
});

test.each([
  ['50', 27, 20],
  ['40', 3, 20],
  ['30', 7, 9],
] as const)(
  '%s pieces of %i cents with VAT of %i percent, credited one by one, keep price and VAT to the last',
  (quantity, cents, taxRate) => {
    const document = documentOf([draftLine({ quantity, taxRate, grossUnitPrice: euro(cents) })]);
    const credited: CreditedLine[] = [];
    while (credited.length < Number(quantity)) {
      const lines = credit(document, credited, { kind: 'LINES', lines: [{ line: 1, quantity: '1' }] });
      expect(grossOf(lines)).toBe(BigInt(cents));
      credited.push(...creditedBy(lines));
    }
    const exact = (cents * taxRate) / (100 + taxRate);
    const off = credited.filter(({ tax }) => Math.abs(Number(tax) - exact) > 2);
    expect([off, credited.at(-1)!.net > 0n]).toEqual([[], true]);
    expect(linesLeft(document.lines, credited)).toMatchObject([{ quantity: 0n, net: 0n, tax: 0n }]);
  },
);

/** Of whole cents, or with six decimals. */
const anyPrice = fc.oneof(
  fc.integer({ min: 1, max: 99_999 }).map(euro),
  fc.bigInt(1n, 999_999_999n).map((millionths) => unitPriceOf(millionths, 'EUR')),
);
const anyDraft = fc.record({
  description: fc.constant('Услуга'),
  quantity: fc.bigInt(1n, 9_999_999n).map((scaled) => decimalOf(scaled)),
  unit: fc.constant('бр.'),
  unitPrice: anyPrice,
  grossUnitPrice: fc.option(anyPrice, { nil: null }),
  taxRate: fc.constantFrom(20 as const, 9 as const, 0 as const),
  discountPercent: fc.option(fc.constantFrom('10', '33.33'), { nil: null }),
});
type Step = Readonly<{
  kind: 'QUANTITY' | 'NET' | 'DISCOUNT' | 'REFUND' | 'REFUND_LINE';
  place: number;
  share: number;
}>;
const anyStep: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom('QUANTITY', 'NET', 'DISCOUNT', 'REFUND', 'REFUND_LINE'),
  place: fc.nat(20),
  share: fc.integer({ min: 1, max: 1_000 }),
});

/** What the step credits of a document; none where its line has nothing left. */
const stepOf = (
  document: ReturnType<typeof documentOf>,
  credited: readonly CreditedLine[],
  { kind, place, share }: Step,
): CreditedLine[] => {
  const left = linesLeft(document.lines, credited);
  const shareOf = (of: bigint): bigint => (of * BigInt(share) + 999n) / 1_000n;
  const all = sum(left.flatMap(({ net, tax }) => [net, tax]));
  if (all === 0n) return [];
  if (kind === 'DISCOUNT')
    return creditedBy(credit(document, credited, { kind, amount: euro(shareOf(all)), lines: null }));
  if (kind === 'REFUND')
    return creditedBy(refundedLines({ amount: euro(shareOf(all)) }, document, credited, texts), 1);
  const { position: line, net, quantity } = left[place % left.length]!;
  if (net === 0n) return [];
  const chosen =
    kind === 'NET'
      ? { line, net: euro(shareOf(net)) }
      : { line, ...(quantity > 0n && { quantity: decimalOf(shareOf(quantity)) }) };
  try {
    const lines = credit(document, credited, { kind: 'LINES', lines: [chosen] });
    if (kind !== 'REFUND_LINE') return creditedBy(lines);
    const amount = euro(grossOf(lines));
    return creditedBy(refundedLines({ amount, lines: [chosen] }, document, credited, texts), 1);
  } catch (error) {
    if (error instanceof NothingToCredit) return [];
    throw error;
  }
};

test('any sequence of notes and refunds exceeds the invoice at no line and no rate, and the rest makes it whole', () => {
  const drafts = fc.array(anyDraft, { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(drafts, fc.array(anyStep, { maxLength: 10 }), (given, steps) => {
      const document = documentOf(given);
      fc.pre(document.total.minor > 0n);
      const credited: CreditedLine[] = [];
      const mustBeWithin = (): void => {
        for (const { quantity, net, tax } of linesLeft(document.lines, credited))
          expect(quantity >= 0n && net >= 0n && tax >= 0n).toBe(true);
        for (const [place, line] of document.lines.entries()) {
          const own = credited.filter((one) => one.line === place + 1);
          expect(sum(own.map(({ net }) => net)) <= line.net.minor).toBe(true);
          expect(sum(own.map(({ tax }) => tax)) <= line.tax.minor).toBe(true);
        }
        for (const rate of [20, 9, 0]) {
          const taken = credited.filter((one) => one.rate === rate);
          const of = document.lines.filter(({ taxRate }) => taxRate === rate);
          expect(sum(taken.map(({ net }) => net)) <= sum(of.map(({ net }) => net.minor))).toBe(true);
          expect(sum(taken.map(({ tax }) => tax)) <= sum(of.map(({ tax }) => tax.minor))).toBe(true);
        }
      };
      for (const step of steps) {
        credited.push(...stepOf(document, credited, step));
        mustBeWithin();
      }
      const isLeft = linesLeft(document.lines, credited).some(({ net, tax }) => net + tax > 0n);
      if (isLeft) credited.push(...creditedBy(credit(document, credited, { kind: 'WHOLE' })));
      for (const { net, tax } of linesLeft(document.lines, credited)) expect([net, tax]).toEqual([0n, 0n]);
      expect(sum(credited.flatMap(({ net, tax }) => [net, tax]))).toBe(document.total.minor);
    }),
    { numRuns: 1_000 },
  );
});

test.each([
  ['bg', 'Остават за кредитиране най-много 50,00 €.'],
  ['en', 'At most €50.00 is left to be credited.'],
] as const)('the sum that is left of a line is named with its currency (%s)', (language, said) => {
  const refused = (): unknown => {
    try {
      return credit(wine, [], { kind: 'LINES', lines: [{ line: 1, net: euro(5_001) }] });
    } catch (error) {
      return error;
    }
  };
  const [{ code, params }] = (refused() as InvalidFields).fields as [FieldProblem];
  expect(messages.say(language, code, params).replace(/\s/gu, ' ')).toBe(said);
});
