import { Agent, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** What one caller sends; a new one for each call where calls differ. */
export type Call = Readonly<{
  url: string;
  method?: 'GET' | 'POST';
  headers?: Readonly<Record<string, string>>;
  body?: string;
}>;

export type Answered = Readonly<{ status: number; body: Buffer }>;

const callers = 4;

export const ask = (agent: Agent, { url, method = 'GET', headers = {}, body }: Call): Promise<Answered> =>
  new Promise((resolve, reject) => {
    const outgoing = request(url, { agent, method, headers }, (response) => {
      buffer(response).then((content) => resolve({ status: response.statusCode!, body: content }), reject);
    });
    outgoing.once('error', reject);
    outgoing.end(body);
  });

/** As many calls as are answered in the time, four at once. @returns answers a second. @throws Error for a refusal */
export const answersPerSecond = async (milliseconds: number, next: () => Call): Promise<number> => {
  const agent = new Agent({ keepAlive: true, maxSockets: callers });
  const begun = performance.now();
  const until = begun + milliseconds;
  let answered = 0;
  const caller = async (): Promise<void> => {
    while (performance.now() < until) {
      const { status, body } = await ask(agent, next());
      if (status >= 300) throw new Error(`refused with ${status}: ${body.toString().slice(0, 300)}`);
      answered += 1;
    }
  };
  try {
    await Promise.all(Array.from({ length: callers }, caller));
    return (answered * 1_000) / (performance.now() - begun);
  } finally {
    agent.destroy();
  }
};

/** A call every so many milliseconds, whatever became of those before. @returns the 99th percentile in milliseconds */
export const slowestOfHundred = async (count: number, everyMs: number, next: () => Call): Promise<number> => {
  const agent = new Agent({ keepAlive: true });
  const taken: number[] = [];
  const calls: Promise<void>[] = [];
  const begun = performance.now();
  for (let number = 0; number < count; number += 1) {
    const pause = begun + number * everyMs - performance.now();
    if (pause > 0) await new Promise((resolve) => void setTimeout(resolve, pause));
    const asked = performance.now();
    calls.push(ask(agent, next()).then(() => void taken.push(performance.now() - asked)));
  }
  await Promise.all(calls);
  agent.destroy();
  return taken.toSorted((one, other) => one - other)[Math.floor(taken.length * 0.99)]!;
};
