import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { WebhookAnswer } from '#modules/integrations/ports/webhook-sender.ts';
import { startReceiver, type Receiver } from '#test/support/webhook-receiver.ts';
import { openDeliveryBench, type DeliveryBench } from './delivery-bench.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

let bench: DeliveryBench;
let receiver: Receiver;
let worker: ReturnType<DeliveryBench['startWorker']>;
let merchantId: number;
beforeAll(async () => {
  bench = await openDeliveryBench();
  worker = bench.startWorker();
});
beforeEach(async () => {
  receiver = await startReceiver();
  merchantId = await bench.addMerchant();
});
afterEach(() => receiver.stop());
afterAll(() => bench.close());

const addEndpoint = async (url = receiver.url) => {
  const endpoint = await bench.addEndpoint(merchantId, url);
  receiver.knows(endpoint.secret);
  return endpoint;
};
/** The delivery after so many tries. */
const tried = async (endpointId: number, tries: number) => {
  await bench.drain();
  const row = await bench.row(endpointId);
  expect(row).toMatchObject({ attempts: tries, lease: null });
  return row;
};
const pauseOf = ({ nextAt }: { nextAt: string | null }): number =>
  new Date(nextAt!).getTime() - bench.clock.now().getTime();

describe('a delivery', () => {
  test('a delivery carries id, time and a signature that the receiver verifies, and is DONE after a 2xx', async () => {
    const { id } = await addEndpoint();
    await bench.addEvents(merchantId, id);
    const done = await tried(id, 1);
    expect(done.state).toBe('DONE');
    const [delivery] = receiver.received;
    expect(delivery).toMatchObject({
      isSigned: true,
      body: { type: 'payment.succeeded', version: '2026-12-01', data: { merchantId } },
      headers: { 'user-agent': 'Plateno-Webhooks/1', 'content-type': 'application/json' },
    });
    expect(delivery!.id).toBe(`evt_${done.eventId.replaceAll('-', '')}`);
    expect(await bench.attempts(id)).toEqual([{ seq: 1, status: 200, error: null, answer: 'the answer' }]);
  });

  test('ten tries over 75 hours carry the same id and body; after the tenth the delivery is DEAD', async () => {
    receiver.answers(500);
    const { id } = await addEndpoint();
    await bench.addEvents(merchantId, id);
    const seconds = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400];
    for (const [place, pause] of seconds.entries()) {
      const row = await tried(id, place + 1);
      expect(Math.abs(pauseOf(row) / 1_000 / pause - 1)).toBeLessThanOrEqual(0.1);
      await bench.advance(pauseOf(row));
    }
    expect(await tried(id, 10)).toMatchObject({ state: 'DEAD', nextAt: null });
    expect(receiver.received).toHaveLength(10);
    expect(new Set(receiver.received.map(({ id: one }) => one)).size).toBe(1);
    expect(new Set(receiver.received.map(({ raw }) => raw)).size).toBe(1);
    expect(receiver.received.every(({ isSigned }) => isSigned)).toBe(true);
  });

  test('Retry-After of a 503 puts the next try off for up to a day; of a 500 it is not read', async () => {
    const { id } = await addEndpoint();
    receiver.answers({ status: 503, headers: { 'retry-after': '7200' } });
    await bench.addEvents(merchantId, id);
    expect(pauseOf(await tried(id, 1))).toBe(7_200_000);
    receiver.answers({ status: 500, headers: { 'retry-after': '7200' } });
    await bench.advance(7_200_000);
    expect(pauseOf(await tried(id, 2))).toBeLessThanOrEqual(330_000);
  });

  test('a redirect is a failure and is not followed', async () => {
    receiver.answers('redirect');
    const { id } = await addEndpoint();
    await bench.addEvents(merchantId, id);
    expect(await tried(id, 1)).toMatchObject({ state: 'WAITING' });
    expect(await bench.attempts(id)).toMatchObject([{ status: 302, error: null }]);
  });

  test('of an answer of 10 MB 2 kB are read and stored', async () => {
    receiver.answers('flood');
    const { id } = await addEndpoint();
    await bench.addEvents(merchantId, id);
    expect(await tried(id, 1)).toMatchObject({ state: 'DONE' });
    expect((await bench.attempts(id))[0]!.answer).toHaveLength(2_048);
  });

  test('a server that refuses connections is a failure without a status', async () => {
    const { id } = await addEndpoint();
    await receiver.stop();
    await bench.addEvents(merchantId, id);
    expect(await tried(id, 1)).toMatchObject({ state: 'WAITING' });
    expect(await bench.attempts(id)).toMatchObject([{ status: null, error: 'connection', answer: null }]);
  });

  test('while a secret is replaced, deliveries are signed with both; after the grace with the new one alone', async () => {
    const { id, secret: old } = await addEndpoint();
    const now = bench.clock.now();
    const { text: fresh, sealed } = bench.secrets.create(id);
    await bench.endpoints.addSecret(id, { sealed, now, oldUntil: new Date(now.getTime() + minute) });
    const deliver = async (known: string): Promise<void> => {
      receiver.knows(known);
      await bench.addEvents(merchantId, id);
      await bench.drain();
    };
    for (const known of [old, fresh]) await deliver(known);
    await bench.advance(2 * minute);
    await deliver(old);
    expect(receiver.received.map(({ isSigned }) => isSigned)).toEqual([true, true, false]);
  });
});

describe('an endpoint that fails', () => {
  const mails = (id: number) =>
    bench.jobs.all
      .filter(
        ({ name, data }) =>
          name === 'integrations.mail-webhook-endpoint' && 'endpointId' in data && data.endpointId === id,
      )
      .map(({ data }) => (data as { kind: string }).kind);
  const stateOf = async (id: number) =>
    (
      await bench.database.rows<{ state: string; reason: string | null; since: string | null }>(
        `select state, disabled_reason as reason, failing_since as since from webhook_endpoints where id = :id`,
        { id },
      )
    )[0]!;
  const fail = async (id: number): Promise<void> => {
    const before = (await bench.attempts(id)).length;
    await bench.addEvents(merchantId, id);
    await bench.drain();
    expect((await bench.attempts(id)).length).toBeGreaterThan(before);
  };

  test('410 disables the endpoint at once, with a mail; what waits is DEAD and nothing more is sent', async () => {
    const { id } = await addEndpoint();
    receiver.answers(500);
    await fail(id);
    receiver.answers(410);
    await bench.addEvents(merchantId, id);
    await bench.drain();
    expect(await stateOf(id)).toMatchObject({ state: 'DISABLED', reason: 'GONE' });
    expect(new Set((await bench.rows(id)).map(({ state }) => state))).toEqual(new Set(['DEAD']));
    expect(mails(id)).toEqual(['GONE']);
    expect(bench.audited.at(-1)).toBe('webhook-endpoint.disabled');
    await bench.advance(day);
    const sent = receiver.received.length;
    await bench.startWorker().stop();
    expect(receiver.received).toHaveLength(sent);
  });

  test('after a day with nothing but failures one mail is sent, after five days the endpoint is disabled', async () => {
    const { id } = await addEndpoint();
    receiver.answers(500);
    await fail(id);
    await bench.advance(day);
    await fail(id);
    await fail(id);
    expect(mails(id)).toEqual(['FAILING']);
    await bench.advance(4 * day);
    await fail(id);
    expect(await stateOf(id)).toMatchObject({ state: 'DISABLED', reason: 'FAILING' });
    expect(mails(id)).toEqual(['FAILING', 'DISABLED']);
  });

  test('one success ends the failures: the days begin again', async () => {
    const { id } = await addEndpoint();
    receiver.answers(500);
    await fail(id);
    expect((await stateOf(id)).since).not.toBeNull();
    receiver.answers(200);
    await fail(id);
    expect((await stateOf(id)).since).toBeNull();
  });
});

describe('an endpoint that does not answer', () => {
  test.each(['hang', 'drip'] as const)(
    '10,000 events for an endpoint that answers by %s delay no others: of them at most four are under way while another endpoint gets all its own',
    async (behaviour) => {
      const dead = await startReceiver();
      dead.answers(behaviour);
      const { id: deadId } = await bench.addEndpoint(merchantId, dead.url);
      await bench.addEvents(merchantId, deadId, 10_000);
      await dead.arrived(4);
      const { id } = await addEndpoint();
      await bench.addEvents(merchantId, id, 100);
      await receiver.arrived(100);
      expect(dead.received).toHaveLength(4);
      await bench.database.rows('delete from webhook_endpoints where id = :deadId', { deadId });
      await dead.stop();
    },
  );
});

describe('the share of a merchant', () => {
  test.each([
    [6, 8],
    [10, 10],
  ])(
    '%i hanging endpoints of one merchant have %i tries at once, each at least one, and delay no other merchant',
    async (endpoints, tries) => {
      const dead = await startReceiver();
      dead.answers('hang');
      const ids: number[] = [];
      for (let count = 0; count < endpoints; count += 1) {
        const { id } = await bench.addEndpoint(merchantId, dead.url);
        ids.push(id);
      }
      await worker.stop();
      for (const id of ids) await bench.addEvents(merchantId, id, 4);
      worker = bench.startWorker();
      await dead.arrived(tries);
      const other = await bench.addMerchant();
      const { id, secret } = await bench.addEndpoint(other, receiver.url);
      receiver.knows(secret);
      await bench.addEvents(other, id, 20);
      await receiver.arrived(20);
      const busy = await bench.database.rows<{ places: number }>(
        `select count(*) filter (where lease is not null)::int as places from webhook_deliveries
       where endpoint_id = any(:ids) group by endpoint_id order by 1`,
        { ids },
      );
      const places = busy.map((one) => one.places);
      expect(Math.min(...places)).toBe(1);
      expect(places.reduce((sum, one) => sum + one, 0)).toBe(tries);
      await bench.database.rows('delete from webhook_endpoints where id = any(:ids)', { ids });
      await dead.stop();
    },
  );
});

describe('replayed deliveries', () => {
  test('two hundred replayed deliveries do not hold up a new one: both are sent in turn', async () => {
    await worker.stop();
    const { id } = await addEndpoint();
    await bench.addEvents(merchantId, id, 200);
    await bench.database.rows(`update webhook_deliveries set replayed = true where endpoint_id = :id`, {
      id,
    });
    await bench.advance(minute);
    await bench.addEvents(merchantId, id, 1, { type: 'link.paid' });
    worker = bench.startWorker();
    await bench.drain();
    const place = receiver.received.findIndex(({ body }) => body.type === 'link.paid');
    expect(place).toBeGreaterThanOrEqual(0);
    expect(place).toBeLessThan(4);
    expect(receiver.received).toHaveLength(201);
  });
});

describe('several workers', () => {
  test('a delivery of a dead worker is sent again under the same id when its lease ends, not before', async () => {
    await worker.stop();
    const { id } = await addEndpoint();
    await bench.addEvents(merchantId, id);
    const now = bench.clock.now();
    const lease = '00000000-0000-4000-8000-00000000dead';
    const until60 = new Date(now.getTime() + minute);
    const [claimed] = await bench.deliveries.claim({
      now,
      until: until60,
      lease,
      limit: 10,
      failingLimit: 10,
    });
    worker = bench.startWorker();
    const other = await bench.addEndpoint(merchantId, receiver.url);
    await bench.addEvents(merchantId, other.id);
    await tried(other.id, 1);
    expect((await bench.row(id)).lease).toBe(lease);
    await bench.advance(minute + 1);
    expect(await tried(id, 1)).toMatchObject({ state: 'DONE', eventId: claimed!.eventId });
    // The result of the dead worker comes late.
    expect(await bench.deliveries.lock(claimed!)).toEqual({ tries: 1, isLeased: false });
  });

  test('two workers send four at once to one endpoint, and each delivery once', async () => {
    const another = bench.startWorker();
    const { id } = await addEndpoint();
    await bench.addEvents(merchantId, id, 200);
    await bench.drain();
    expect(new Set((await bench.rows(id)).map(({ state }) => state))).toEqual(new Set(['DONE']));
    expect(receiver.received).toHaveLength(200);
    expect(receiver.mostAtOnce()).toBeLessThanOrEqual(4);
    await another.stop();
  });

  test('a worker that stops finishes what is under way, and gives back nothing that was answered', async () => {
    const ending = bench.startWorker();
    await worker.stop();
    const { id } = await addEndpoint();
    const asked = Promise.withResolvers<void>();
    receiver.answers(() => {
      asked.resolve();
      return 200;
    });
    await bench.addEvents(merchantId, id);
    await asked.promise;
    await ending.stop();
    expect(await bench.row(id)).toMatchObject({ state: 'DONE', attempts: 1, lease: null });
    worker = bench.startWorker();
  });
});

describe('a delivery that is sent again', () => {
  test('is tried once more than before, also when a try is under way: that one is recorded and decides nothing', async () => {
    await worker.stop();
    const { id } = await addEndpoint();
    const asked = Promise.withResolvers<void>();
    const answered = Promise.withResolvers<WebhookAnswer>();
    const answers = [answered.promise];
    const ok = { status: 200, millis: 1, error: null, answer: 'first', retryAfter: null };
    worker = bench.startWorker({
      send: () => {
        asked.resolve();
        return answers.shift() ?? Promise.resolve({ ...ok, answer: 'second' });
      },
    });
    await bench.addEvents(merchantId, id);
    await asked.promise;
    const { eventId } = await bench.row(id);
    expect(await bench.deliveries.resend({ endpointId: id, eventId }, bench.clock.now())).toBe(true);
    answered.resolve(ok);
    expect(await tried(id, 1)).toMatchObject({ state: 'DONE' });
    const texts = (await bench.attempts(id)).map(({ answer }) => answer);
    expect(new Set(texts)).toEqual(new Set(['first', 'second']));
    await worker.stop();
    worker = bench.startWorker();
  });
});

describe('a clock that is set', () => {
  test('what a clock an hour ahead has scheduled is sent when the clock is right again, and once', async () => {
    await worker.stop();
    const { id } = await addEndpoint();
    receiver.answers(500);
    await bench.advance(60 * minute);
    worker = bench.startWorker();
    await bench.addEvents(merchantId, id);
    await tried(id, 1);
    await worker.stop();
    await bench.advance(-60 * minute);
    receiver.answers(200);
    worker = bench.startWorker();
    expect(await tried(id, 2)).toMatchObject({ state: 'DONE' });
    expect(receiver.received).toHaveLength(2);
  });
});
