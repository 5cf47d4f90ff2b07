import { expect, test } from 'vitest';
import { readEvents, type ServerSentEvent } from '#web/merchant/live-events/read-events.ts';

const read = async (chunks: readonly string[]): Promise<ServerSentEvent[]> => {
  const received: ServerSentEvent[] = [];
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
      controller.close();
    },
  });
  await readEvents(stream, (event) => received.push(event));
  return received;
};

test('events split over chunks are reassembled, and heartbeats are ignored', async () => {
  const received = await read([
    'retry: 1000\n\n:\n\nid: 1-7\nevent: pay',
    'ment\ndata: {"amount":5}\n',
    '\nevent: change\ndata: {"paymentId":7}\n\nevent: payment\nda',
  ]);
  expect(received).toEqual([
    { name: 'payment', id: '1-7', data: { amount: 5 } },
    { name: 'change', id: undefined, data: { paymentId: 7 } },
  ]);
});

test('a silent stream is cancelled', async () => {
  let isCancelled = false;
  const silent = new ReadableStream<Uint8Array>({ cancel: () => void (isCancelled = true) });
  await readEvents(silent, () => undefined, 5);
  expect(isCancelled).toBe(true);
});
