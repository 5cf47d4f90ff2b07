import { expect, test } from 'vitest';
import { Candidates } from '#modules/banking/domain/candidates.ts';
import { Chooser, type Choice } from '#modules/banking/domain/choose.ts';
import { Names } from '#modules/banking/domain/same-name.ts';
import { readLine } from '#modules/banking/domain/score.ts';
import { candidateFacts } from './sample-candidates.ts';
import { LabelledLines, type Truth } from './labelled-lines.ts';

const isSame = (one: readonly number[], other: readonly number[]): boolean =>
  [...one].toSorted((a, b) => a - b).join() === [...other].toSorted((a, b) => a - b).join();

const isRight = (choice: Choice, truth: Truth): boolean => {
  if (choice.kind === 'TO_RETURN') return truth.kind === 'TWICE';
  if (choice.kind === 'PROMISE')
    return truth.kind === 'PROMISE' && choice.promise.promiseId === truth.promiseId;
  if (choice.kind !== 'INVOICES') return false;
  const paid = choice.invoices.map(({ invoiceId }) => invoiceId);
  if (truth.kind === 'TWICE') return isSame(paid, [truth.invoiceId]);
  return truth.kind === 'INVOICES' && !truth.isPart && isSame(paid, truth.invoiceIds);
};
const isDone = ({ kind }: Choice): boolean => kind !== 'SUGGESTED' && kind !== 'NONE';

const isAmongSuggestions = ({ suggestions }: Choice, truth: Truth): boolean =>
  suggestions.some(({ invoices, promiseId }) =>
    truth.kind === 'INVOICES'
      ? isSame(
          invoices.map((one) => one.invoiceId),
          truth.invoiceIds,
        )
      : truth.kind === 'PROMISE' && truth.promiseId === promiseId,
  );

/** Each line after the ones before it, as an import takes them. */
const run = (seed: number, count: number) => {
  const labelled = new LabelledLines(seed, count);
  const candidates = new Candidates(candidateFacts(labelled));
  const chooser = new Chooser(candidates, new Names());
  const done = labelled.lines.map(({ line, truth }) => {
    const choice = chooser.choose(readLine(line));
    if (choice.kind === 'INVOICES')
      for (const { invoiceId, amountMinor } of choice.invoices) candidates.pay(invoiceId, amountMinor);
    if (choice.kind === 'PROMISE') candidates.payPromise(choice.promise, line.amountMinor);
    return { line, truth, choice };
  });
  const paying = done.filter(({ truth }) => truth.kind === 'INVOICES' || truth.kind === 'PROMISE');
  const right = paying.filter(({ choice, truth }) => isRight(choice, truth));
  const found = paying.filter(
    ({ choice, truth }) => isRight(choice, truth) || isAmongSuggestions(choice, truth),
  );
  const paid = done.flatMap(({ choice }) =>
    choice.kind === 'INVOICES' ? choice.invoices.map(({ invoiceId }) => invoiceId) : [],
  );
  return {
    paidTwice: paid.length - new Set(paid).size,
    wrong: done.filter(({ choice, truth }) => isDone(choice) && !isRight(choice, truth)),
    matched: right.length / paying.length,
    found: found.length / paying.length,
  };
};

test('of 2,000 labelled lines none pays something wrong, 85 of 100 pay without a person, 97 are among the first three', () => {
  const { wrong, paidTwice, matched, found } = run(54, 2_000);
  expect(wrong).toEqual([]);
  expect(paidTwice).toBe(0);
  expect(matched).toBeGreaterThanOrEqual(0.85);
  expect(found).toBeGreaterThanOrEqual(0.97);
});

test.each(Array.from({ length: 10 }, (_, at) => at + 1))('no line pays something wrong, seed %i', (seed) => {
  const { wrong, paidTwice, found } = run(seed, 1_000);
  expect(wrong).toEqual([]);
  expect(paidTwice).toBe(0);
  expect(found).toBeGreaterThanOrEqual(0.95);
});
