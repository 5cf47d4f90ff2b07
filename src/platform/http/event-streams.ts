import { PassThrough, type Readable } from 'node:stream';
import type { SignedIn } from '#kernel/actor.ts';
import { Unavailable } from '#kernel/input-failures.ts';
import { TooManyStreams } from './event-stream-failures.ts';
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

type Settings = Readonly<{
  heartbeatMs: number;
  /** Streams that one person, one network and all together may hold open in this process. */
  mostPerUser: number;
  mostPerNetwork: number;
  mostInAll: number;
}>;
/** Proxies cut what is silent for longer than some half a minute. */
const usual: Settings = { heartbeatMs: 15_000, mostPerUser: 6, mostPerNetwork: 20, mostInAll: 2_000 };
/** Whoever does not read is let go rather than remembered. */
const mostBytesWaiting = 65_536;
const comeBackMs = 1_000;

type Open = Readonly<{ listener: SignedIn; network: string; pipe: PassThrough; tell(text: string): void }>;

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

  constructor({ isLive, settings }: Readonly<{ isLive: IsSessionLive; settings?: Partial<Settings> }>) {
    this.#isLive = isLive;
    this.#settings = { ...usual, ...settings };
    this.#heart = setInterval(() => {
      for (const { tell } of this.#open) tell(':\n\n');
    }, this.#settings.heartbeatMs).unref();
  }

  get count(): number {
    return this.#open.size;
  }

  /**
   * @param network as `networkOf` names it
   * @throws TooManyStreams, Unavailable when the process is about to end
   */
  open({ begin }: EventStream, listener: SignedIn, network: string): Readable {
    if (this.#isClosed) throw new Unavailable();
    this.#refuseTooMany(listener, network);
    const pipe = new PassThrough();
    const tell = this.#teller(pipe, listener);
    const one = { listener, network, pipe, tell };
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

  /** @throws TooManyStreams */
  #refuseTooMany({ userId }: SignedIn, network: string): void {
    const { mostPerUser, mostPerNetwork, mostInAll } = this.#settings;
    const open = [...this.#open];
    if (open.filter(({ listener }) => listener.userId === userId).length >= mostPerUser)
      throw new TooManyStreams('events.too-many-of-person');
    if (open.filter((one) => one.network === network).length >= mostPerNetwork)
      throw new TooManyStreams('events.too-many-of-network');
    if (open.length >= mostInAll) throw new TooManyStreams('events.too-many');
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
