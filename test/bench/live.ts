import type { Ground } from './ground.ts';
import { atMost, millisecondsOf, type Measure } from './measure.ts';

const rounds = 50;
/** Within this a merchant’s screens learn of a payment. */
const limitMs = 2_000;

/** The merchant's stream, as the portal reads it. */
const openStream = async ({ url, headers }: ReturnType<Ground['asMerchant']>) => {
  const left = new AbortController();
  const { status, body } = await fetch(url, { headers: { ...headers }, signal: left.signal });
  if (status !== 200) throw new Error(`${url}: ${status}`);
  const reader = body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    /** Resolves when these words have come. */
    hear: async (words: string): Promise<void> => {
      while (!text.includes(words)) {
        const { done, value } = await reader.read();
        if (done) throw new Error('the stream has ended');
        text += value;
      }
      text = '';
    },
    leave: (): void => left.abort(),
  };
};

/** From the commit of what a payment has become to the event at its merchant's: NOTIFY, server, session check, stream. */
export const live = async (ground: Ground): Promise<Measure> => {
  const stream = await openStream(ground.asMerchant('/merchants/me/events'));
  const tell = (paymentId: number): Promise<unknown> => {
    const change = {
      paymentId,
      merchantId: ground.merchant.id,
      kind: 'CHANGED',
      amountMinor: 100,
      currency: 'EUR',
    };
    return ground.client.query('select pg_notify($1, $2)', ['plateno', `payments ${JSON.stringify(change)}`]);
  };
  // The server begins to listen when the first stream is opened, and says so.
  await stream.hear('event: missed');
  const taken: number[] = [];
  for (let paymentId = 1; paymentId <= rounds; paymentId += 1) {
    taken.push(
      await millisecondsOf(() => Promise.all([stream.hear(`"paymentId":${paymentId},`), tell(paymentId)])),
    );
  }
  stream.leave();
  return atMost(1, {
    workload: 'a payment’s news, commit to merchant’s stream, slowest of 50',
    figure: Math.max(...taken),
    limit: limitMs,
    unit: 'ms',
  });
};
