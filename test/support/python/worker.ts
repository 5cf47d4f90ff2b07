import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { receiveMessageOnPort, workerData, type MessagePort } from 'node:worker_threads';
import { loadPyodide } from 'pyodide';

/** What the worker sends: a question of a program, which waits for the answer, a line that it prints, or its end. */
export type FromWorker =
  | Readonly<{ kind: 'ask'; question: string }>
  | Readonly<{ kind: 'line'; line: string }>
  | Readonly<{ kind: 'end'; problem: string | null }>;
export type Program = Readonly<{ code: string; args: readonly string[]; env: Record<string, string> }>;
export type WorkerData = Readonly<{ port: MessagePort; answers: MessagePort; isAnswered: Int32Array }>;

const { port, answers, isAnswered } = workerData as WorkerData;
const send = (message: FromWorker): void => port.postMessage(message);

/** Blocks the thread until the test answers. */
const ask = (question: string): string => {
  send({ kind: 'ask', question });
  Atomics.wait(isAnswered, 0, 0);
  Atomics.store(isAnswered, 0, 0);
  return (receiveMessageOnPort(answers) as { message: string }).message;
};

// Without `stderr` it writes to a descriptor that a worker thread does not have: http.server logs there.
const python = await loadPyodide({
  stdout: (line) => send({ kind: 'line', line }),
  stderr: () => undefined,
});
python.registerJsModule('plateno_test', { ask });
python.runPython(readFileSync(join(import.meta.dirname, 'bridge.py'), 'utf8'));

const run = ({ code, args, env }: Program): string | null => {
  const globals = python.toPy({ __name__: '__main__', args: [...args], env });
  try {
    python.runPython('import os, sys; os.environ.update(env); sys.argv = ["program", *args]', { globals });
    python.runPython(code, { globals });
    return null;
  } catch (error) {
    return String(error);
  } finally {
    globals.destroy();
  }
};

port.on('message', (program: Program) => send({ kind: 'end', problem: run(program) }));
