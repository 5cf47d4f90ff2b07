import { expect, test } from 'vitest';
import { readEvents, type ServerSentEvent } from '#web/merchant/live-events/read-events.ts';

const read = async (chunks: readonly string[]): Promise<ServerSentEvent[]> => {
  const heard: ServerSentEvent[] = [];
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
      controller.close();
    },
  });
  await readEvents(stream, (event) => heard.push(event));
  return heard;
};

test('events are put together from whatever pieces they come in; heartbeats are none', async () => {
  const heard = await read([
    'retry: 1000\n\n:\n\nid: 1-7\nevent: pay',
    'ment\ndata: {"amount":5}\n',
    '\nevent: change\ndata: {"paymentId":7}\n\nevent: payment\nda',
  ]);
  expect(heard).toEqual([
    { name: 'payment', id: '1-7', data: { amount: 5 } },
    { name: 'change', id: undefined, data: { paymentId: 7 } },
  ]);
});

test('a stream that has gone silent is left', async () => {
  let isLeft = false;
  const silent = new ReadableStream<Uint8Array>({ cancel: () => void (isLeft = true) });
  await readEvents(silent, () => undefined, 5);
  expect(isLeft).toBe(true);
});
