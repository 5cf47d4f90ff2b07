import { PassThrough, type Readable } from 'node:stream';
import type { SignedIn } from '#kernel/actor.ts';
import { RateLimited, Unavailable } from '#kernel/input-failures.ts';
import type { IsSessionLive } from './identify.ts';

export type ServerSentEvent = Readonly<{
  name: string;
  /** By which somebody who comes back says what he has heard; an event without one is not told again. */
  id?: string;
  data: unknown;
}>;

/** The sending side of one stream. */
export type Ear = Readonly<{
  hear(event: ServerSentEvent): void;
  /** Something was lost: whoever listens should come back and ask anew. */
  hangUp(): void;
}>;

/** An answer that goes on until one side ends it. */
export class EventStream {
  /** Begins to tell. @returns what ends it */
  readonly begin: (ear: Ear) => () => void;

  constructor(begin: (ear: Ear) => () => void) {
    this.begin = begin;
  }
}

type Settings = Readonly<{ heartbeatMs: number; mostPerUser: number }>;
/** Proxies cut what is silent for longer than some half a minute. */
const usual: Settings = { heartbeatMs: 15_000, mostPerUser: 10 };
/** Whoever does not read is let go rather than remembered. */
const mostBytesWaiting = 65_536;
const comeBackMs = 1_000;

type Open = Readonly<{ listener: SignedIn; pipe: PassThrough; tell(text: string): void }>;

const textOf = ({ name, id, data }: ServerSentEvent): string =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/**
 * The streams that this process holds open. Before anything is told, and with every heartbeat, it is asked whether the
 * session still lives: one that has ended hears nothing more.
 */
export class EventStreams {
  readonly #isLive: IsSessionLive;
  readonly #settings: Settings;
  readonly #open = new Set<Open>();
  readonly #heart: NodeJS.Timeout;
  #isClosed = false;

  constructor({ isLive, settings = usual }: Readonly<{ isLive: IsSessionLive; settings?: Settings }>) {
    this.#isLive = isLive;
    this.#settings = settings;
    this.#heart = setInterval(() => {
      for (const { tell } of this.#open) tell(':\n\n');
    }, settings.heartbeatMs).unref();
  }

  get count(): number {
    return this.#open.size;
  }

  /** @throws RateLimited when this person holds too many, Unavailable when the process is about to end */
  open({ begin }: EventStream, listener: SignedIn): Readable {
    if (this.#isClosed) throw new Unavailable();
    const held = [...this.#open].filter((one) => one.listener.userId === listener.userId);
    if (held.length >= this.#settings.mostPerUser) throw new RateLimited(60);
    const pipe = new PassThrough();
    const tell = this.#teller(pipe, listener);
    const one = { listener, pipe, tell };
    this.#open.add(one);
    const end = begin({ hear: (event) => tell(textOf(event)), hangUp: () => pipe.end() });
    pipe.once('close', () => {
      this.#open.delete(one);
      end();
    });
    // The first bytes tell the caller that he is being listened to.
    pipe.write(`retry: ${comeBackMs}\n\n`);
    return pipe;
  }

  /** Ends them all; those who listened come back to another process. */
  close(): void {
    this.#isClosed = true;
    clearInterval(this.#heart);
    for (const { pipe } of this.#open) pipe.end();
  }

  /** One text after another, each only while the session lives. */
  #teller(pipe: PassThrough, { sessionId }: SignedIn): (text: string) => void {
    let before = Promise.resolve();
    const write = async (text: string): Promise<void> => {
      const isRead = pipe.writableLength + pipe.readableLength < mostBytesWaiting;
      const isHeard = isRead && (await this.#isLive(sessionId));
      // It may have ended while the session was asked about.
      if (pipe.writableEnded) return;
      if (isHeard) pipe.write(text);
      else pipe.end();
    };
    return (text) => {
      // A session that cannot be asked about is not told either.
      before = before.then(() => write(text)).catch(() => void pipe.end());
    };
  }
}
