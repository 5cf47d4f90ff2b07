import { test } from 'vitest';
import { startApplication, type TestApplication } from '#test/support/application.ts';

/** What files may share: an application whose jobs run, or one that only serves HTTP. */
const kinds = { working: {}, serving: { isWorking: false } } as const;
type Kind = keyof typeof kinds;

type StartOnce = (kind: Kind) => Promise<TestApplication>;
let startOnce: StartOnce | undefined;
export const setSharedApplications = (start: StartOnce): void => {
  startOnce = start;
};

/** Applications of a worker: each starts with the first file that asks for it and ends with the worker. */
// oxlint-disable-next-line no-empty-pattern -- vitest reads from the pattern what a fixture needs
const openApplications = async ({}, { onCleanup }: { onCleanup: (end: () => Promise<void>) => void }) => {
  const started = new Map<Kind, Promise<TestApplication>>();
  onCleanup(async () => {
    for (const application of started.values()) await (await application).stop();
  });
  return (kind: Kind): Promise<TestApplication> => {
    const application = started.get(kind) ?? startApplication(kinds[kind]);
    started.set(kind, application);
    return application;
  };
};
export const withApplications = test.extend('startOnce', { scope: 'worker' }, openApplications);

/**
 * The application of this worker, as other files have left it. A file makes merchants of its own and looks only at what is
 * theirs; one that changes or counts what belongs to the whole installation starts an application of its own. `stop` leaves
 * it running: it ends the faults, does what is due, restores the clock of the provider and empties the mailbox.
 */
export const sharedApplication = async (kind: Kind): Promise<TestApplication> => {
  if (!startOnce) throw new Error('Only projects with share-applications.ts share applications.');
  const application = await startOnce(kind);
  const stop = async (): Promise<void> => {
    await application.control.clearFaults();
    if (kind === 'working') await application.drain();
    await application.control.resetClock();
    application.mailbox.clear();
  };
  return { ...application, stop };
};
