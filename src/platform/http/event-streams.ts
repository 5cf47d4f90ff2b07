import { PassThrough, type Readable } from 'node:stream';
import type { SignedIn } from '#kernel/actor.ts';
import { Unavailable } from '#kernel/input-failures.ts';
import { TooManyStreams } from './event-stream-failures.ts';
import type { IsSessionLive } from './identify.ts';

/** One event of a stream (HTML Standard, "Server-sent events"); `data` is sent as JSON. */
export type ServerSentEvent = Readonly<{
  name: string;
  /** Sent back as Last-Event-ID on reconnect; an event without one is not replayed. */
  id?: string;
  data: unknown;
}>;

/** The sending side of one stream. */
export type Subscriber = Readonly<{
  send(event: ServerSentEvent): void;
  /** Ends the stream after events were lost: the subscriber reconnects and refetches. */
  disconnect(): void;
}>;

/** An answer that goes on until one side ends it. */
export class EventStream {
  /** Starts to send. @returns a function that stops it */
  readonly subscribe: (ear: Subscriber) => () => void;

  constructor(subscribe: (ear: Subscriber) => () => void) {
    this.subscribe = subscribe;
  }
}

type Settings = Readonly<{
  heartbeatMs: number;
  /** Maximum of open streams in this process, of one user, one network and in all. */
  mostPerUser: number;
  mostPerNetwork: number;
  mostInAll: number;
}>;
/** Proxies cut connections that are silent for about half a minute. */
const defaults: Settings = { heartbeatMs: 15_000, mostPerUser: 6, mostPerNetwork: 20, mostInAll: 2_000 };
/** Slow consumers are disconnected: their backlog is not buffered. */
const mostBytesWaiting = 65_536;
const reconnectMs = 1_000;

type Open = Readonly<{ listener: SignedIn; network: string; pipe: PassThrough; write(text: string): void }>;

const textOf = ({ name, id, data }: ServerSentEvent): string =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/**
 * The streams that this process holds open. The session is checked before each event and with every heartbeat: an
 * ended session receives nothing more.
 */
export class EventStreams {
  readonly #isLive: IsSessionLive;
  readonly #settings: Settings;
  readonly #open = new Set<Open>();
  readonly #heartbeat: NodeJS.Timeout;
  #isClosed = false;

  constructor({ isLive, settings }: Readonly<{ isLive: IsSessionLive; settings?: Partial<Settings> }>) {
    this.#isLive = isLive;
    this.#settings = { ...defaults, ...settings };
    this.#heartbeat = setInterval(() => {
      for (const { write } of this.#open) write(':\n\n');
    }, this.#settings.heartbeatMs).unref();
  }

  get count(): number {
    return this.#open.size;
  }

  /**
   * @param network as `networkOf` gives it
   * @throws TooManyStreams, Unavailable when the process is about to end
   */
  open({ subscribe }: EventStream, listener: SignedIn, network: string): Readable {
    if (this.#isClosed) throw new Unavailable();
    this.#refuseTooMany(listener, network);
    const pipe = new PassThrough();
    const write = this.#writerFor(pipe, listener);
    const one = { listener, network, pipe, write };
    this.#open.add(one);
    const end = subscribe({ send: (event) => write(textOf(event)), disconnect: () => pipe.end() });
    pipe.once('close', () => {
      this.#open.delete(one);
      end();
    });
    // Flushes the headers at once: the subscriber knows that the stream is open.
    pipe.write(`retry: ${reconnectMs}\n\n`);
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

  /** Ends all streams; subscribers reconnect to another process. */
  close(): void {
    this.#isClosed = true;
    clearInterval(this.#heartbeat);
    for (const { pipe } of this.#open) pipe.end();
  }

  /** Writes one text after another, each only while the session is live. */
  #writerFor(pipe: PassThrough, listener: SignedIn): (text: string) => void {
    let before = Promise.resolve();
    const write = async (text: string): Promise<void> => {
      const isRead = pipe.writableLength + pipe.readableLength < mostBytesWaiting;
      const mayWrite = isRead && (await this.#isLive(listener));
      // The stream may have ended while the session was checked.
      if (pipe.writableEnded) return;
      if (mayWrite) pipe.write(text);
      else pipe.end();
    };
    return (text) => {
      // When the session cannot be checked, the stream ends.
      before = before.then(() => write(text)).catch(() => void pipe.end());
    };
  }
}
