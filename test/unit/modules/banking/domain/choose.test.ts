import { expect, test } from 'vitest';
import { businessDate } from '#kernel/business-date.ts';
import { Candidates, type CandidateFacts } from '#modules/banking/domain/candidates.ts';
import { Chooser } from '#modules/banking/domain/choose.ts';
import { Names } from '#modules/banking/domain/same-name.ts';
import { readLine, type ScoredLine } from '#modules/banking/domain/score.ts';
import {
  candidateFacts,
  sampleCandidate,
  sampleLine,
  samplePayout,
  samplePromise,
} from './sample-candidates.ts';

const choose = (line: Partial<ScoredLine>, facts: Partial<CandidateFacts>) =>
  new Chooser(new Candidates(candidateFacts(facts)), new Names()).choose(readLine(sampleLine(line)));
const day = businessDate;
const three = [42, 43, 44].map((number) => sampleCandidate(number));

test('the number with all digits and the exact amount pay without a person: 95 points', () => {
  expect(choose({ text: 'ф-ра 0000000042' }, { documents: three })).toMatchObject({
    kind: 'INVOICES',
    invoices: [{ invoiceId: 42, amountMinor: 12_000 }],
    reasons: ['NUMBER', 'AMOUNT', 'DAY'],
  });
});

test('a number without zeros and the exact amount are suggested with 80 points; with the name they pay', () => {
  expect(choose({ text: 'ф-ра 42' }, { documents: three })).toMatchObject({
    kind: 'SUGGESTED',
    suggestions: [{ score: 80, reasons: ['SHORT_NUMBER', 'AMOUNT', 'DAY'], isPart: false }],
  });
  expect(choose({ text: 'ф-ра 42', name: 'PEKARNA LIPA' }, { documents: three })).toMatchObject({
    kind: 'INVOICES',
    reasons: ['SHORT_NUMBER', 'AMOUNT', 'NAME', 'DAY'],
  });
});

test('a number of four digits without a word never pays without a person', () => {
  const documents = [sampleCandidate(1042)];
  expect(choose({ text: '1042', name: 'PEKARNA LIPA' }, { documents })).toMatchObject({
    kind: 'SUGGESTED',
    suggestions: [{ score: 95 }],
  });
});

test('amount, name and account without a number are suggested, the oldest invoice first', () => {
  const documents = [43, 42].map((number) => sampleCandidate(number, { ibans: ['BG18RZBB91550123456789'] }));
  const line = { name: 'ЛИПА ПЕКАРНА', iban: 'BG18RZBB91550123456789' };
  expect(choose(line, { documents })).toMatchObject({
    kind: 'SUGGESTED',
    suggestions: [
      { score: 75, reasons: ['AMOUNT', 'IBAN', 'NAME', 'DAY'], invoices: [{ invoiceId: 42 }] },
      { score: 75, invoices: [{ invoiceId: 43 }] },
    ],
  });
});

test('a number with all digits that is 15 points ahead of what its payer owes is suggested, and 20 ahead pays', () => {
  const payer = { name: 'PEKARNA LIPA', iban: 'BG18RZBB91550123456789' };
  const owed = sampleCandidate(43, { ibans: [payer.iban] });
  const line = { text: 'ф-ра 0000000042', ...payer };
  const named = { names: ['Ромашка ООД'] };
  const old = { issueDate: day('2026-08-20'), dueDate: day('2026-09-01') };
  expect(choose(line, { documents: [sampleCandidate(42, { ...named, ...old }), owed] })).toMatchObject({
    kind: 'SUGGESTED',
    suggestions: [
      { score: 90, invoices: [{ invoiceId: 42 }] },
      { score: 75, invoices: [{ invoiceId: 43 }] },
    ],
  });
  expect(choose(line, { documents: [sampleCandidate(42, named), owed] })).toMatchObject({
    kind: 'INVOICES',
    invoices: [{ invoiceId: 42 }],
  });
});

test('an amount alone is nothing', () => {
  expect(choose({}, { documents: three })).toMatchObject({ kind: 'NONE', suggestions: [] });
});

test('the sum of all named invoices pays them; less does not', () => {
  const text = 'фактури 0000000042, 0000000043 и 0000000044';
  expect(choose({ text, amountMinor: 36_000 }, { documents: three })).toMatchObject({
    kind: 'INVOICES',
    reasons: ['NUMBER', 'SUM', 'DAY'],
    invoices: [42, 43, 44].map((invoiceId) => ({ invoiceId, amountMinor: 12_000 })),
  });
  expect(choose({ text, amountMinor: 12_000 }, { documents: three })).toMatchObject({ kind: 'SUGGESTED' });
  const thirteen = Array.from({ length: 13 }, (_, at) => sampleCandidate(50 + at));
  const all = thirteen.map(({ number }) => String(number).padStart(10, '0')).join(', ');
  expect(choose({ text: all, amountMinor: 156_000 }, { documents: thirteen }).kind).toBe('SUGGESTED');
});

test('less than what is open is suggested as a part, more pays what is open when a person says so', () => {
  expect(choose({ text: '0000000042', amountMinor: 5_000 }, { documents: three })).toMatchObject({
    kind: 'SUGGESTED',
    suggestions: [{ isPart: true, invoices: [{ invoiceId: 42, amountMinor: 5_000 }] }],
  });
  expect(choose({ text: '0000000042', amountMinor: 13_000 }, { documents: three })).toMatchObject({
    kind: 'SUGGESTED',
    suggestions: [{ isPart: false, invoices: [{ invoiceId: 42, amountMinor: 12_000 }] }],
  });
});

test('a second transfer for a paid document goes back, unless another document has the same sum open', () => {
  const paid = sampleCandidate(42, { openMinor: 0 });
  expect(choose({ text: '0000000042' }, { documents: [paid] }).kind).toBe('TO_RETURN');
  const name = 'PEKARNA LIPA';
  const ibans = ['BG18RZBB91550123456789'];
  const next = sampleCandidate(43, { ibans });
  const line = { text: '0000000042', name, iban: ibans[0]! };
  expect(choose(line, { documents: [paid, next] })).toMatchObject({
    kind: 'SUGGESTED',
    suggestions: [{ invoices: [{ invoiceId: 43 }] }],
  });
  expect(choose({ text: 'ф-ра 42' }, { documents: [paid] }).kind).toBe('NONE');
  expect(choose({ text: '0000000042', amountMinor: 100 }, { documents: [paid] }).kind).toBe('NONE');
});

test('a transfer that was recorded by hand is found by its line, and the next one goes back', () => {
  const documents = [sampleCandidate(42, { openMinor: 0 })];
  const of = { invoiceId: 42, invoicePaymentId: 9 };
  const recorded = [{ of, amountMinor: 12_000, paidOn: day('2026-11-25') }];
  const candidates = new Candidates(candidateFacts({ documents, recorded }));
  const chooser = new Chooser(candidates, new Names());
  const line = readLine(sampleLine({ text: '0000000042' }));
  expect(chooser.choose(line)).toMatchObject({ kind: 'RECORDED', recorded });
  candidates.take(recorded[0]!);
  expect(chooser.choose(line).kind).toBe('TO_RETURN');
  const late = [{ of, amountMinor: 12_000, paidOn: day('2026-08-25') }];
  expect(choose({ text: '0000000042' }, { documents, recorded: late }).kind).toBe('NONE');
});

test('a reference pays with the amount or more, suggests a part, and goes back when its promise has ended', () => {
  const promises = [samplePromise()];
  const text = 'pa7m 2u9s grw';
  expect(choose({ text, amountMinor: 2_000 }, { promises })).toMatchObject({
    kind: 'PROMISE',
    reasons: ['REFERENCE', 'AMOUNT'],
  });
  expect(choose({ text, amountMinor: 2_500 }, { promises })).toMatchObject({
    kind: 'PROMISE',
    reasons: ['REFERENCE'],
  });
  expect(choose({ text, amountMinor: 1_500 }, { promises })).toMatchObject({
    kind: 'SUGGESTED',
    suggestions: [{ score: 100, isPart: true, promiseId: 7 }],
  });
  for (const end of ['PAID', 'WITHDRAWN', 'CANCELLED'] as const)
    expect(choose({ text, amountMinor: 2_000 }, { promises: [samplePromise({ end })] }).kind).toBe(
      'TO_RETURN',
    );
});

test('a reference that is mistyped by one sign is suggested', () => {
  const line = { text: 'PA7M2U9SGRV', amountMinor: 2_000 };
  expect(choose(line, { promises: [samplePromise()] })).toMatchObject({
    kind: 'SUGGESTED',
    suggestions: [{ score: 75, promiseId: 7, reasons: ['REFERENCE', 'AMOUNT'] }],
  });
});

test('a promised transfer without its reference is suggested by amount and name', () => {
  const line = { name: 'MARIYA GEORGIEVA', amountMinor: 2_000 };
  expect(choose(line, { promises: [samplePromise()] })).toMatchObject({
    kind: 'SUGGESTED',
    suggestions: [{ score: 45, promiseId: 7, reasons: ['NAME', 'AMOUNT'] }],
  });
});

test.each([
  ['named by the provider', { name: 'STRIPE PAYMENTS EUROPE' }, true],
  ['named by its descriptor', { text: 'plateno 123' }, true],
  ['two days before', { name: 'STRIPE', bookedOn: day('2026-11-24') }, true],
  ['three days before', { name: 'STRIPE', bookedOn: day('2026-11-23') }, false],
  ['five days after', { name: 'STRIPE', bookedOn: day('2026-12-01') }, true],
  ['six days after', { name: 'STRIPE', bookedOn: day('2026-12-02') }, false],
  ['of another amount', { name: 'STRIPE', amountMinor: 48_212 }, false],
  ['named by nothing', { name: 'Пекарна' }, false],
])('a payout that is %s arrives: %j, %s', (_, line, isFound) => {
  expect(choose({ amountMinor: 48_211, ...line }, { payouts: [samplePayout()] }).kind).toBe(
    isFound ? 'PAYOUT' : 'NONE',
  );
});

test('a transfer more than 30 days before the issue pays nothing', () => {
  const line = { text: '0000000042', bookedOn: day('2026-10-20') };
  expect(choose(line, { documents: three }).kind).toBe('NONE');
});

test('documents in EUR are not looked for with a line in USD', () => {
  expect(choose({ text: '0000000042', currency: 'USD' }, { documents: three }).kind).toBe('NONE');
});
