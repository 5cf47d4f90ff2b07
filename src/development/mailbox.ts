import { once } from 'node:events';
import { chmod, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import logger from 'maildev/lib/logger.js';
import mailServer from 'maildev/lib/mailserver.js';
import web from 'maildev/lib/web.js';
import { freePort } from './ports.ts';

/** Port 0 is any free one, chosen last so that no other process takes it meanwhile. */
export type MailboxSettings = { directory: string; webPort: number; smtpPort: number };

/** Where the port is taken, the package itself neither reports it nor continues. */
const listening = async ({ smtp: { server } }: typeof mailServer): Promise<void> => {
  const packageListeners = server.listeners('error') as ((error: Error) => void)[];
  server.removeAllListeners('error');
  void mailServer.listen();
  await once(server, 'listening');
  for (const listener of packageListeners) server.on('error', listener);
};

/** Mails hold names and emails: only the owner may read them, also those of earlier versions. */
const makePrivate = async (directory: string): Promise<void> => {
  // The package opens its files without a mode.
  process.umask(0o077);
  await mkdir(directory, { recursive: true });
  await chmod(directory, 0o700);
  for (const entry of await readdir(directory, { withFileTypes: true }))
    await chmod(join(directory, entry.name), entry.isDirectory() ? 0o700 : 0o600);
};

/**
 * Starts the development mailbox: accepts every mail, shows it, forwards nothing and keeps everything. The
 * package's parts are started one by one, because its own start-up takes over signals and exits the process.
 */
export const startMailbox = async ({ directory, ...ports }: MailboxSettings) => {
  const host = '127.0.0.1';
  await makePrivate(directory);
  logger.setLevel(0);
  const smtpPort = ports.smtpPort || (await freePort());
  mailServer.create(smtpPort, host, directory);
  mailServer.loadMailsFromDirectory();
  await listening(mailServer);
  const webPort = ports.webPort || (await freePort());
  web.start(webPort, host, mailServer, undefined, undefined, '/', {});
  await once(web.server, 'listening');
  const stop = async () => {
    await new Promise<void>((resolve) => web.close(resolve));
    await new Promise<void>((resolve) => mailServer.close(resolve));
  };
  return { url: `http://localhost:${webPort}`, smtpUrl: `smtp://${host}:${smtpPort}`, stop };
};
