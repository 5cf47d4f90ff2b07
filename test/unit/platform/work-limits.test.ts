import { expect, test } from 'vitest';
import { workLimits } from '#platform/work-limits.ts';

const { callMs, browser, print, jobs, mail, exports } = workLimits;
const sum = (ms: readonly number[]): number => ms.reduce((all, one) => all + one, 0);
/** Milliseconds of a document from its turn to its end: the browser starts twice and the document is printed twice. */
const printMs = sum(browser.startMs) + sum(print.tryMs) + print.controlMs;

test('the browser answers later than a print ends', () => {
  expect(browser.answerMs).toBeGreaterThanOrEqual(Math.max(...print.tryMs));
});

test('a batch of jobs expires later than each of its mails has waited, was printed and was sent as late as permitted', () => {
  const jobMs = print.waitMs + printMs + sum(Object.values(mail));
  expect(jobs.expireSeconds * 1_000).toBeGreaterThan(jobs.batch * jobMs);
});

test('a piece of a file may take as long as a document that waits and is printed', () => {
  expect(exports.pieceMs).toBeGreaterThan(print.waitMs + printMs);
});

test('a call ends before a proxy that gives up after a minute', () => {
  expect(callMs).toBeLessThan(60_000);
});

test('twice fifty documents of a merchant find a place, and leave as much to each of two others', () => {
  expect(print.waitingPerKey).toBeGreaterThanOrEqual(2 * 50);
  expect(print.waiting).toBeGreaterThanOrEqual(3 * print.waitingPerKey);
});
