import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hideProgress, startProgress, startWaiting } from '../../../cli/progress.ts';

let written: string[];
const terminal = { isTTY: true, write: (text: string) => written.push(text) };
const log = { isTTY: false, write: (text: string) => written.push(text) };

beforeEach(() => {
  written = [];
  vi.useFakeTimers();
  vi.stubEnv('TERM', 'xterm');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

test('work that ends within a second prints no progress', () => {
  const progress = startProgress({ total: 2 }, terminal);
  vi.advanceTimersByTime(900);
  progress.end();
  expect(written).toEqual([]);
});

test('on a terminal the progress bar is redrawn in place and cleared at the end', () => {
  const progress = startProgress({ total: 4_000 }, terminal);
  progress.advance(1_000);
  vi.advanceTimersByTime(1_000);
  expect(written.at(-1)).toBe('\r\u001b[K[######------------------] 1,000 / 4,000 (25 %)');
  progress.end();
  expect(written.at(-1)).toBe('\r\u001b[K');
});

test('outside a terminal progress is a line every ten seconds without control sequences', () => {
  const progress = startProgress({ total: 4_000 }, log);
  progress.advance(3_999);
  vi.advanceTimersByTime(20_000);
  progress.end();
  expect(written).toEqual(['3,999 / 4,000 (99 %)\n', '3,999 / 4,000 (99 %)\n']);
});

test('a total that becomes known later is shown, also in a pipe', () => {
  const progress = startProgress({}, log);
  progress.expect(200);
  progress.advance(50);
  vi.advanceTimersByTime(10_000);
  progress.end();
  expect(written).toEqual(['50 / 200 (25 %)\n']);
});

test('one record and work of unknown size print no progress in a pipe, and seconds on a terminal', () => {
  for (const total of [1, undefined]) {
    const request = total === undefined ? {} : { total };
    const inPipe = startProgress(request, log);
    vi.advanceTimersByTime(30_000);
    inPipe.end();
    expect(written).toEqual([]);
    const onTerminal = startProgress(request, terminal);
    vi.advanceTimersByTime(3_000);
    onTerminal.end();
    expect(written).toContain('\r\u001b[K3 s');
    written = [];
  }
});

test('a terminal without control sequences gets progress as lines', () => {
  vi.stubEnv('TERM', 'dumb');
  const progress = startProgress({}, terminal);
  vi.advanceTimersByTime(10_000);
  progress.end();
  expect(written).toEqual(['10 s\n']);
});

test('the progress line is cleared for other output and drawn again', () => {
  const progress = startProgress({ format: (done) => `${done} MB` }, terminal);
  progress.advance(7);
  vi.advanceTimersByTime(1_000);
  hideProgress();
  expect(written.slice(-2)).toEqual(['\r\u001b[K7 MB', '\r\u001b[K']);
  vi.advanceTimersByTime(200);
  expect(written.at(-1)).toBe('\r\u001b[K7 MB');
  progress.end();
});

test('the more precise progress owns the line until it ends', () => {
  const outer = startProgress({ format: () => 'outer' }, terminal);
  outer.advance();
  const inner = startProgress({ format: () => 'inner' }, terminal);
  inner.advance();
  startWaiting().end();
  vi.advanceTimersByTime(1_200);
  expect(written.join('')).not.toContain('outer');
  inner.end();
  vi.advanceTimersByTime(200);
  expect(written.at(-1)).toContain('outer');
  outer.end();
});
