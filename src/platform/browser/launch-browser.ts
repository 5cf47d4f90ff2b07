import type { Browser } from 'puppeteer';
import type { FoundChromium } from './find-chromium.ts';

/** A browser that does not start, or does not answer a call, within this time is ended or given up. */
const answerWithinMs = 12_000;

const start = async ({ executablePath, args, env, folder }: FoundChromium): Promise<Browser> => {
  // Commands that print nothing do not load it.
  const { default: puppeteer } = await import('puppeteer');
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), answerWithinMs);
  try {
    return await puppeteer.launch({
      executablePath,
      args,
      // Its own environment only: the server's holds secrets.
      env,
      userDataDir: `${folder.path}/profile`,
      headless: 'shell',
      // By pipe the browser ends with this process, even when that is killed; and no port stands open.
      pipe: true,
      // The printer opens its own pages; a browser that dies while its first one is awaited would be awaited for long.
      waitForInitialPage: false,
      protocolTimeout: answerWithinMs,
      signal: late.signal,
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    });
  } finally {
    clearTimeout(timer);
  }
};

/** @throws Error with the reason; the browser's folder is removed then */
export const launchBrowser = async (found: FoundChromium): Promise<Browser> => {
  try {
    return await start(found);
  } catch (error) {
    await found.folder.remove();
    throw error;
  }
};
