import { expect, test, vi } from 'vitest';
import { ExportSlots } from '#platform/exports/export-slots.ts';

const never = new AbortController().signal;
const second = Uint8Array.of(2);

/** An endless export that records what happens to it. */
const endless = () => {
  const events: string[] = [];
  const content = async function* () {
    events.push('opened');
    try {
      for (;;) yield second;
    } finally {
      events.push('closed');
    }
  };
  return { content: content(), events };
};
const short = async function* () {
  yield Uint8Array.of(1);
  yield second;
};
const wait = { readerIdleMs: 600_000, readerMs: 600_000, pieceMs: 600_000, waitMs: 600_000 };
const ask = (slots: ExportSlots, person: string, content: AsyncIterable<Uint8Array>, isWorkbook = false) =>
  slots.open({ person, isWorkbook, content, signal: never });
/** Waits for everything that is already due. */
const settled = () => new Promise((resolve) => void setImmediate(resolve));

test('all pieces of an export arrive once and in order, and its slot is free afterwards', async () => {
  const slots = new ExportSlots({ ...wait, exports: 1 });
  for (const person of ['a', 'b']) {
    const pieces: number[] = [];
    for await (const piece of await ask(slots, person, short())) pieces.push(...piece);
    expect(pieces).toEqual([1, 2]);
  }
});

test('an export whose reader is too slow ends, and the next one begins', async () => {
  const slots = new ExportSlots({ ...wait, exports: 1, readerIdleMs: 1 });
  const { content, events } = endless();
  const unread = await ask(slots, 'a', content);
  const next = await ask(slots, 'b', short());
  expect([unread.expiry.aborted, events]).toEqual([true, ['opened', 'closed']]);
  await next.return();
});

test('an export whose reader lets pieces wait too long in all ends, and not because its source is slow', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  try {
    const slots = new ExportSlots({ ...wait, readerIdleMs: 600, readerMs: 1_000 });
    const slow = async function* () {
      for (;;) {
        await vi.advanceTimersByTimeAsync(5_000);
        yield second;
      }
    };
    const running = await ask(slots, 'a', slow());
    // The first piece has been read ahead.
    for (let piece = 0; piece < 20; piece += 1)
      expect(await running.next()).toEqual({ done: false, value: second });
    await vi.advanceTimersByTimeAsync(599);
    await running.next();
    await vi.advanceTimersByTimeAsync(400);
    await running.next();
    await vi.advanceTimersByTimeAsync(1);
    // An error, not an end: the file is incomplete.
    await expect(running.next()).rejects.toThrow('the time for this export is over');
    expect(running.expiry.aborted).toBe(true);
  } finally {
    vi.useRealTimers();
  }
});

test('an export whose source gives no piece in time ends', async () => {
  const slots = new ExportSlots({ ...wait, exports: 1, pieceMs: 1 });
  const left = Promise.withResolvers<IteratorResult<Uint8Array>>();
  const hanging = {
    [Symbol.asyncIterator]: () => ({
      next: () => left.promise,
      return: async () => {
        left.reject(new Error('cancelled'));
        return { done: true as const, value: undefined };
      },
    }),
  };
  await expect(ask(slots, 'a', hanging)).rejects.toThrow('cancelled');
  await (await ask(slots, 'b', short())).return();
});

test('a reader that leaves frees its export slot at once', async () => {
  const slots = new ExportSlots({ ...wait, exports: 1 });
  const { content, events } = endless();
  const running = await ask(slots, 'a', content);
  const next = ask(slots, 'b', short());
  await running.return();
  expect(events).toEqual(['opened', 'closed']);
  await (await next).return();
});

test('an export that fails at once is refused with its error, and its slot is free', async () => {
  const slots = new ExportSlots({ ...wait, exports: 1 });
  const failing = {
    [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(new Error('database away')) }),
  };
  await expect(ask(slots, 'a', failing)).rejects.toThrow('database away');
  await (await ask(slots, 'b', short())).return();
});

test('two exports of one person run at a time; another person does not wait for the third', async () => {
  const slots = new ExportSlots(wait);
  const [one] = [await ask(slots, 'a', endless().content), await ask(slots, 'a', endless().content)];
  const third = endless();
  const waiting = ask(slots, 'a', third.content);
  await ask(slots, 'b', endless().content);
  expect(third.events).toEqual([]);
  await one.return();
  await waiting;
  expect(third.events).toEqual(['opened']);
});

test('two workbooks run at a time; a third holds no slot of other exports while it waits', async () => {
  const slots = new ExportSlots(wait);
  const one = await ask(slots, 'a', endless().content, true);
  await ask(slots, 'b', endless().content, true);
  const third = endless();
  const waiting = ask(slots, 'c', third.content, true);
  await ask(slots, 'd', endless().content);
  await ask(slots, 'e', endless().content);
  expect(third.events).toEqual([]);
  await one.return();
  await waiting;
  expect(third.events).toEqual(['opened']);
});

test('an export without a slot in time is refused with Retry-After before anything is read', async () => {
  const slots = new ExportSlots({ ...wait, exports: 1, waitMs: 1 });
  await ask(slots, 'a', endless().content);
  const { content, events } = endless();
  await expect(ask(slots, 'b', content)).rejects.toMatchObject({
    code: 'exports.busy',
    kind: 'limited',
    retryAfterSeconds: 10,
  });
  expect(events).toEqual([]);
});

test('a caller that leaves while waiting for an export slot is dropped', async () => {
  const slots = new ExportSlots({ ...wait, exports: 1 });
  const running = await ask(slots, 'a', endless().content);
  const { content, events } = endless();
  const left = new AbortController();
  const waiting = slots.open({ person: 'b', isWorkbook: false, content, signal: left.signal });
  left.abort();
  await expect(waiting).rejects.toMatchObject({ name: 'CallerLeft' });
  await running.return();
  await settled();
  expect(events).toEqual([]);
});
