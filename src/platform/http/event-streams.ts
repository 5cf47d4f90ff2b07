import type { Readable } from 'node:stream';
import { nameOf } from '#kernel/actor.ts';
import { givingWay } from '#kernel/giving-way.ts';
import { Unavailable } from '#kernel/input-failures.ts';
import { EventBacklog } from './event-backlog.ts';
import { TooManyStreams } from './event-stream-failures.ts';
import type { IsLive, Listener } from './identify.ts';

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
  /**
   * Resolves when less than half of the permitted bytes wait, or the stream has ended. A long replay waits for it
   * before each event, so that it is not disconnected as a slow consumer.
   */
  drained(): Promise<void>;
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
  /** Maximum of open streams in this process, of one user or API key, one network and in all. */
  mostPerUser: number;
  mostPerNetwork: number;
  mostInAll: number;
}>;
/** Proxies cut connections that are silent for about half a minute. */
const defaults: Settings = { heartbeatMs: 15_000, mostPerUser: 6, mostPerNetwork: 20, mostInAll: 2_000 };
/** Slow consumers are disconnected: their backlog is not buffered. */
const mostBytesWaiting = 65_536;
const reconnectMs = 1_000;

type Writer = Readonly<{ write(text: string): void; drained(): Promise<void> }>;
type Open = Readonly<{ listener: Listener; network: string; backlog: EventBacklog; writer: Writer }>;
type Shared = Readonly<{ one: Open; owner: string; isTouched: boolean }>;

const textOf = ({ name, id, data }: ServerSentEvent): string =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/**
 * The streams that this process holds open. The session or key is checked before each event and with every
 * heartbeat: an ended one receives nothing more.
 */
export class EventStreams {
  readonly #isLive: IsLive;
  readonly #settings: Settings;
  readonly #open = new Set<Open>();
  readonly #heartbeat: NodeJS.Timeout;
  #isClosed = false;

  constructor({ isLive, settings }: Readonly<{ isLive: IsLive; settings?: Partial<Settings> }>) {
    this.#isLive = isLive;
    this.#settings = { ...defaults, ...settings };
    this.#heartbeat = setInterval(() => {
      for (const { writer } of this.#open) writer.write(':\n\n');
    }, this.#settings.heartbeatMs).unref();
  }

  get count(): number {
    return this.#open.size;
  }

  /**
   * @param network as `networkOf` gives it
   * @throws TooManyStreams, Unavailable when the process is about to end
   */
  open({ subscribe }: EventStream, listener: Listener, network: string): Readable {
    if (this.#isClosed) throw new Unavailable();
    this.#makeRoom(listener, network);
    const backlog = new EventBacklog();
    const writer = this.#writerFor(backlog, listener);
    const one = { listener, network, backlog, writer };
    this.#open.add(one);
    // Flushes the headers at once: the subscriber knows that the stream is open.
    backlog.write(`retry: ${reconnectMs}\n\n`);
    const end = subscribe({
      send: (event) => writer.write(textOf(event)),
      disconnect: () => backlog.end(),
      drained: () => writer.drained(),
    });
    backlog.readable.once('close', () => {
      this.#open.delete(one);
      end();
    });
    return backlog.readable;
  }

  /**
   * At the limit of a network the oldest stream of the person with the most ends, at that of the process the oldest of the
   * network with the most. A caller who has as many is refused, so that ended streams do not end each other.
   * @throws TooManyStreams
   */
  #makeRoom(caller: Listener, network: string): void {
    const { mostPerUser, mostPerNetwork, mostInAll } = this.#settings;
    const person = nameOf(caller);
    const open = [...this.#open];
    if (open.filter(({ listener }) => nameOf(listener) === person).length >= mostPerUser)
      throw new TooManyStreams(
        caller.kind === 'key' ? 'events.too-many-of-key' : 'events.too-many-of-person',
      );
    const shared = open.map((one) => ({ one, owner: nameOf(one.listener), isTouched: false }));
    const ofNetwork = shared.filter(({ one }) => one.network === network);
    const isRoom = this.#end(givingWay(ofNetwork, mostPerNetwork), ofNetwork, person);
    if (!isRoom) throw new TooManyStreams('events.too-many-of-network');
    const all = [...this.#open].map((one) => ({ one, owner: one.network, isTouched: false }));
    if (!this.#end(givingWay(all, mostInAll), all, network)) throw new TooManyStreams('events.too-many');
  }

  /** @returns false when the caller's own share is as large as the one that would give way */
  #end(giving: readonly Shared[], among: readonly Shared[], own: string): boolean {
    const [largest] = giving;
    if (largest === undefined) return true;
    const shareOf = (name: string): number => among.filter(({ owner }) => owner === name).length;
    if (shareOf(own) > 0 && shareOf(largest.owner) < shareOf(own) + 2) return false;
    for (const { one } of giving) {
      this.#open.delete(one);
      one.backlog.end();
    }
    return true;
  }

  /** Ends all streams; subscribers reconnect to another process. */
  close(): void {
    this.#isClosed = true;
    clearInterval(this.#heartbeat);
    for (const { backlog } of this.#open) backlog.end();
  }

  /** Writes one text after another, each only while the session or key is live. */
  #writerFor(backlog: EventBacklog, listener: Listener): Writer {
    let before = Promise.resolve();
    const write = async (text: string): Promise<void> => {
      const mayWrite = backlog.bytes < mostBytesWaiting && (await this.#isLive(listener));
      // The stream may have ended while the session was checked.
      if (backlog.isEnded) return;
      if (mayWrite) backlog.write(text);
      else backlog.end();
    };
    return {
      write: (text) => {
        // When the session cannot be checked, the stream ends.
        before = before.then(() => write(text)).catch(() => backlog.end());
      },
      drained: () => before.then(() => backlog.falls(mostBytesWaiting / 2)),
    };
  }
}
