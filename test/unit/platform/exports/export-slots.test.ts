import { expect, test } from 'vitest';
import { ExportSlots } from '#platform/exports/export-slots.ts';

const never = new AbortController().signal;
const second = Uint8Array.of(2);

/** An export that gives pieces for ever, and what it went through. */
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
const wait = { idleMs: 600_000, totalMs: 600_000, waitMs: 600_000 };
const ask = (slots: ExportSlots, person: string, content: AsyncIterable<Uint8Array>, isWorkbook = false) =>
  slots.open({ person, isWorkbook, content, signal: never });
/** Everything that is due has been done. */
const settled = () => new Promise((resolve) => void setImmediate(resolve));

test('all pieces arrive once and in order, and the place is free afterwards', async () => {
  const slots = new ExportSlots({ ...wait, exports: 1 });
  for (const person of ['a', 'b']) {
    const pieces: number[] = [];
    for await (const piece of await ask(slots, person, short())) pieces.push(...piece);
    expect(pieces).toEqual([1, 2]);
  }
});

test('a reader that takes no piece in time loses the export, and the next one begins', async () => {
  const slots = new ExportSlots({ ...wait, exports: 1, idleMs: 1 });
  const { content, events } = endless();
  const unread = await ask(slots, 'a', content);
  const next = await ask(slots, 'b', short());
  expect([unread.expiry.aborted, events]).toEqual([true, ['opened', 'closed']]);
  await next.return();
});

test('an export that takes longer than the whole time ends, however busily it is read', async () => {
  const slots = new ExportSlots({ ...wait, totalMs: 1 });
  const { content, events } = endless();
  const running = await ask(slots, 'a', content);
  const readAll = async () => {
    while ((await running.next()).done !== true) await settled();
  };
  // Not an end: what has arrived is not the whole file.
  await expect(readAll()).rejects.toThrow('the time for this export is over');
  expect([running.expiry.aborted, events]).toEqual([true, ['opened', 'closed']]);
});

test('a reader that leaves frees the place at once', async () => {
  const slots = new ExportSlots({ ...wait, exports: 1 });
  const { content, events } = endless();
  const running = await ask(slots, 'a', content);
  const next = ask(slots, 'b', short());
  await running.return();
  expect(events).toEqual(['opened', 'closed']);
  await (await next).return();
});

test('an export that fails at once is refused with its error, and the place is free', async () => {
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

test('two workbooks run at a time; a third takes no place from other files while it waits', async () => {
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

test('an export that finds no place in time is refused with a time to come back, before anything is read', async () => {
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

test('a caller who leaves while waiting is dropped', async () => {
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
