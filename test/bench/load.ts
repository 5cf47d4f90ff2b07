import { Agent, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setInterval } from 'node:timers/promises';
import { rateOf, type Rate } from './measure.ts';

/** What one caller sends; a new one for each call where calls differ. */
export type Call = Readonly<{
  url: string;
  method?: 'GET' | 'POST';
  headers?: Readonly<Record<string, string>>;
  body?: string;
}>;

export type Answered = Readonly<{ status: number; body: Buffer }>;

/** As in a busy minute: one alone would measure how long a message takes between two processes. */
const callers = 32;

export const ask = (agent: Agent, { url, method = 'GET', headers = {}, body }: Call): Promise<Answered> =>
  new Promise((resolve, reject) => {
    const outgoing = request(url, { agent, method, headers }, (response) => {
      buffer(response).then((content) => resolve({ status: response.statusCode!, body: content }), reject);
    });
    outgoing.once('error', reject);
    outgoing.end(body);
  });

/** Reads what is answered without looking at it: the caller takes part of the same machine. @throws Error for a refusal */
const drain = (agent: Agent, { url, method = 'GET', headers = {}, body }: Call): Promise<void> =>
  new Promise((resolve, reject) => {
    const outgoing = request(url, { agent, method, headers }, (response) => {
      const { statusCode = 0 } = response;
      response.once('end', () =>
        statusCode < 300 ? resolve() : reject(new Error(`${url} is refused with ${statusCode}`)),
      );
      response.once('error', reject).resume();
    });
    outgoing.once('error', reject);
    outgoing.end(body);
  });

/** As many calls as are answered in the time, so many at once. @throws Error for a refusal */
export const answersPerSecond = async (milliseconds: number, next: () => Call): Promise<Rate> => {
  const agent = new Agent({ keepAlive: true, maxSockets: callers });
  try {
    return await rateOf(milliseconds, callers, () => drain(agent, next()));
  } finally {
    agent.destroy();
  }
};

/** A call at every beat, whatever became of those before. @returns the 99th percentile in milliseconds */
export const slowestOfHundred = async (count: number, everyMs: number, next: () => Call): Promise<number> => {
  const agent = new Agent({ keepAlive: true });
  const taken: number[] = [];
  const calls: Promise<void>[] = [];
  for await (const callOfBeat of setInterval(everyMs, next)) {
    const asked = performance.now();
    calls.push(ask(agent, callOfBeat()).then(() => void taken.push(performance.now() - asked)));
    if (calls.length === count) break;
  }
  await Promise.all(calls);
  agent.destroy();
  return taken.toSorted((one, other) => one - other)[Math.floor(taken.length * 0.99)]!;
};
