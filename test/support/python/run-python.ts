import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { MessageChannel, Worker, type MessagePort } from 'node:worker_threads';
import type { FromWorker, Program, WorkerData } from './worker.ts';

type Question =
  | Readonly<{
      kind: 'fetch';
      url: string;
      method: string;
      headers: [string, string][];
      body: string | null;
    }>
  | Readonly<{ kind: 'accept'; port: number }>
  | Readonly<{ kind: 'answer'; sent: string }>;

const fetchFor = async (question: Question & { kind: 'fetch' }): Promise<object> => {
  const { url, method, headers, body } = question;
  // fetch computes the length itself and refuses a header `Host`.
  const kept = headers.filter(([name]) => !/^(?:host|content-length|connection)$/i.test(name));
  const answer = await fetch(url, {
    method,
    headers: kept,
    body: body === null ? null : Buffer.from(body, 'base64'),
  });
  return {
    status: answer.status,
    reason: answer.statusText,
    headers: [...answer.headers],
    body: Buffer.from(await answer.arrayBuffer()).toString('base64'),
  };
};

/** A request as its bytes on the connection. */
const bytesOf = async (request: IncomingMessage): Promise<Buffer> => {
  const names = request.rawHeaders.flatMap((name, at, all) =>
    at % 2 === 0 ? [`${name}: ${all[at + 1]}`] : [],
  );
  const head = [`${request.method} ${request.url} HTTP/1.0`, ...names, '', ''].join('\r\n');
  return Buffer.concat([Buffer.from(head, 'latin1'), await buffer(request)]);
};

/** Listens for a program that serves: it takes one request after another. */
class Requests {
  readonly #waiting: { request: IncomingMessage; response: ServerResponse }[] = [];
  #server: Server | undefined;
  #next = Promise.withResolvers<void>();
  #current: ServerResponse | undefined;

  async accept(port: number): Promise<object> {
    if (this.#server === undefined) {
      this.#server = createServer((request, response) => {
        this.#waiting.push({ request, response });
        this.#next.resolve();
      });
      await once(this.#server.listen(port, '127.0.0.1'), 'listening');
    }
    while (this.#waiting.length === 0) {
      this.#next = Promise.withResolvers();
      await this.#next.promise;
    }
    const { request, response } = this.#waiting.shift()!;
    this.#current = response;
    return { received: (await bytesOf(request)).toString('base64') };
  }

  answer(sent: string): object {
    const status = /^HTTP\/1\.[01] (\d{3})/.exec(Buffer.from(sent, 'base64').toString('latin1'))?.[1];
    this.#current?.writeHead(Number(status)).end();
    return {};
  }

  close(): void {
    this.#server?.close();
    this.#server?.closeAllConnections();
  }
}

/**
 * CPython with its standard library in WebAssembly (pyodide), so that the programs of the documents run alike on every
 * machine. A program blocks its thread while the test makes the request that it asked for (`bridge.py`, `worker.ts`).
 * Programs of one Python run one after another.
 */
export const startPython = () => {
  const [inside, outside] = [new MessageChannel(), new MessageChannel()];
  const isAnswered = new Int32Array(new SharedArrayBuffer(4));
  const data: WorkerData = { port: inside.port2, answers: outside.port2, isAnswered };
  const worker = new Worker(new URL('worker.ts', import.meta.url), {
    workerData: data,
    transferList: [inside.port2, outside.port2],
    execArgv: [],
  });
  const port: MessagePort = inside.port1;
  const requests = new Requests();
  let lines: string[] = [];
  let ended = Promise.withResolvers<string | null>();
  worker.on('error', (error) => ended.reject(error));

  const answerOf = (question: Question): Promise<object> | object => {
    if (question.kind === 'fetch') return fetchFor(question);
    return question.kind === 'accept' ? requests.accept(question.port) : requests.answer(question.sent);
  };
  const answer = async (question: Question): Promise<void> => {
    outside.port1.postMessage(JSON.stringify(await answerOf(question)));
    Atomics.store(isAnswered, 0, 1);
    Atomics.notify(isAnswered, 0);
  };
  port.on('message', (message: FromWorker) => {
    if (message.kind === 'line') lines.push(message.line);
    else if (message.kind === 'end') ended.resolve(message.problem);
    else answer(JSON.parse(message.question) as Question).catch((error: Error) => ended.reject(error));
  });
  const start = (program: Program): void => {
    lines = [];
    ended = Promise.withResolvers();
    // A program that serves is stopped, and never ends by itself.
    ended.promise.catch(() => undefined);
    port.postMessage(program);
  };
  return {
    /** Starts a program that serves. @returns the lines that it has printed so far */
    serve: (program: Program): (() => readonly string[]) => {
      start(program);
      return () => lines;
    },
    /** Runs a program to its end. @returns what it has printed @throws Error with Python's traceback */
    run: async (program: Program): Promise<string> => {
      start(program);
      const problem = await ended.promise;
      if (problem !== null) throw new Error(problem);
      return lines.join('\n');
    },
    stop: async (): Promise<void> => {
      requests.close();
      await worker.terminate();
      port.close();
      outside.port1.close();
    },
  };
};
