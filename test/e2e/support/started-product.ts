import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { BrowserContextOptions } from 'playwright';
import type { Language } from '#web/shared/messages/language.ts';
import { welcome, type Visitor } from './visitor.ts';
import { workerBrowser } from './worker-browser.ts';

const root = join(import.meta.dirname, '../../..');

/** The line that reports readiness, with its URLs. */
const readAnnouncement = (line: string) => {
  const urlOf = (name: string): string => new RegExp(`${name}: (http://\\S+)`).exec(line)![1]!;
  return { url: urlOf('Plateno is ready'), sandbox: urlOf('sandbox'), mailbox: urlOf('mailbox') };
};

const start = async (dataDir: string) => {
  const child = fork(join(root, 'src/main.ts'), [], {
    cwd: root,
    execArgv: [],
    env: {
      PATH: process.env['PATH'],
      CHROMIUM_PATH: process.env['CHROMIUM_PATH'],
      DATA_DIR: dataDir,
      PORT: '0',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit').then(([code]) =>
    Promise.reject(new Error(`The product ended: ${String(code)}`)),
  );
  ended.catch(() => undefined);
  const announced = (async () => {
    for await (const line of createInterface(child.stdout!)) {
      if (line.startsWith('Plateno is ready')) return readAnnouncement(line);
    }
    throw new Error('The product announced nothing.');
  })();
  const urls = await Promise.race([announced, ended]);
  child.stdout!.resume();
  const stop = async (): Promise<void> => {
    const exit = once(child, 'exit');
    child.kill('SIGTERM');
    await exit;
  };
  return { ...urls, stop };
};

/** The product as `npm start` starts it, in a new folder with the demo; visitors use the browser of the worker. */
export const openStartedProduct = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'plateno-first-'));
  const { stop, ...urls } = await start(dataDir);
  const browser = workerBrowser();
  const { url, sandbox } = urls;
  return {
    ...urls,
    dataDir,
    welcome: (
      language: Language,
      viewport: Parameters<typeof welcome>[1]['viewport'],
      browserOptions: BrowserContextOptions = {},
    ): Promise<Visitor> => welcome(browser, { language, viewport, origins: [url, sandbox], browserOptions }),
    close: async (): Promise<void> => {
      await stop();
      const lent = await readlink(join(dataDir, 'postgres')).catch(() => undefined);
      for (const folder of [dataDir, ...(lent ? [lent] : [])])
        await rm(folder, { recursive: true, force: true });
    },
  };
};
export type StartedProduct = Awaited<ReturnType<typeof openStartedProduct>>;
