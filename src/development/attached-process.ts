import { fork } from 'node:child_process';
import type { StdioOptions } from 'node:child_process';
import { once } from 'node:events';

type Started<Report> = { report: Report; stop(): Promise<void> };
/** The parent's handle of its child; `lost` resolves when the child ends without having been stopped. */
type Attached<Report> = Started<Report> & { lost: Promise<void> };
type Message<Report> = { kind: 'started'; report: Report } | { kind: 'failed'; message: string };

/**
 * Starts `file` as a detached child that lives as long as the channel to this process: a terminal's Ctrl-C does not
 * reach it, and it stops when this process ends, even by SIGKILL. The child must call {@link serveAttached}.
 *
 * @throws Error with the child's own message when it could not start.
 */
export const startAttached = async <Settings extends object, Report>(
  file: URL,
  settings: Settings,
): Promise<Attached<Report>> => {
  // Under `node --watch` a child would report its imports over the same channel.
  const { WATCH_REPORT_DEPENDENCIES: _, ...env } = process.env;
  const stdio: StdioOptions = ['ignore', 'inherit', 'inherit', 'ipc'];
  const child = fork(file, { detached: true, execArgv: [], env, stdio });
  const exited = once(child, 'exit');
  child.send(settings);
  const message = await Promise.race([
    once(child, 'message').then(([received]) => received as Message<Report>),
    exited.then(([code]): Message<Report> => ({
      kind: 'failed',
      message: `${file.pathname}: exit ${String(code)}`,
    })),
  ]);
  if (message.kind === 'failed') {
    await exited;
    throw new Error(message.message);
  }
  // The parent may exit without closing it: neither the child nor the channel keeps this process alive.
  child.unref();
  child.channel?.unref();
  let isStopping = false;
  const lost = new Promise<void>((resolve) => {
    void exited.then(() => {
      if (!isStopping) resolve();
    });
  });
  const stop = async () => {
    isStopping = true;
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.ref();
    if (child.connected) child.disconnect();
    await exited;
  };
  return { report: message.report, stop, lost };
};

/**
 * The child's side: waits for the settings, starts, reports, and stops when the channel closes or on a signal. A
 * parent that ends during the start is noticed after the start, so nothing remains half started.
 */
export const serveAttached = <Settings extends object, Report>(
  start: (settings: Settings) => Promise<Started<Report>>,
): void => {
  const ended = new Promise<void>((resolve) => {
    process.once('disconnect', resolve);
    process.once('SIGTERM', () => resolve());
    process.once('SIGINT', () => resolve());
    process.on('SIGHUP', () => undefined);
  });
  const send = (message: Message<Report>) =>
    new Promise<void>((resolve) => {
      if (process.connected) process.send?.(message, () => resolve());
      else resolve();
    });
  process.once('message', (settings: Settings) => {
    void start(settings)
      .then(async ({ report, stop }) => {
        await send({ kind: 'started', report });
        await ended;
        await stop();
        process.exit(0);
      })
      .catch(async (error: unknown) => {
        await send({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
        process.exit(1);
      });
  });
};
