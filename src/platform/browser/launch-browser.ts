import type { Browser } from 'puppeteer';
import type { FoundChromium } from './find-chromium.ts';

/** A browser that does not start, or does not answer a call, within this time is ended or abandoned. */
const answerWithinMs = 12_000;

const start = async ({ executablePath, args, env, folder }: FoundChromium): Promise<Browser> => {
  // Loaded here: commands that print nothing do not need it.
  const { default: puppeteer } = await import('puppeteer');
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), answerWithinMs);
  try {
    return await puppeteer.launch({
      executablePath,
      args,
      // Its own environment: the server's holds secrets.
      env,
      userDataDir: `${folder.path}/profile`,
      headless: 'shell',
      // Over a pipe the browser ends with this process, even a killed one, and no port is open.
      pipe: true,
      // The printer opens its own pages; waiting for the first page of a browser that dies takes long.
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

/** @throws Error with the reason, after removing the browser's folder */
export const launchBrowser = async (found: FoundChromium): Promise<Browser> => {
  try {
    return await start(found);
  } catch (error) {
    await found.folder.remove();
    throw error;
  }
};
