import type { BrowserContext, Page } from 'playwright';

/** What a page or context keeps for good: scripts and functions of a test, another clock, sessions of the debugger. */
const ofPages = ['addInitScript', 'exposeBinding', 'exposeFunction'] as const;
const ofContexts = [...ofPages, 'newCDPSession'] as const;
const ofClock = ['fastForward', 'install', 'pauseAt', 'runFor', 'setFixedTime', 'setSystemTime'] as const;

const changed = new WeakSet<BrowserContext>();

const noteCalls = <Name extends string>(
  target: Readonly<Record<Name, unknown>>,
  names: readonly Name[],
  context: BrowserContext,
): void => {
  for (const name of names) {
    const call = target[name] as (...given: unknown[]) => unknown;
    const noted = (...given: unknown[]): unknown => {
      changed.add(context);
      return call.apply(target, given);
    };
    Object.assign(target, { [name]: noted });
  }
};

/** Notes from now on when a test changes the page or its context in a way that cannot be taken back. */
export const noteLastingChanges = (page: Page): void => {
  const context = page.context();
  noteCalls(page, ofPages, context);
  noteCalls(context, ofContexts, context);
  noteCalls(context.clock, ofClock, context);
};

export const hasLastingChanges = (page: Page): boolean => changed.has(page.context());
