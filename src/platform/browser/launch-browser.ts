import type { Browser } from 'puppeteer';
import { workLimits } from '../work-limits.ts';
import type { FoundChromium } from './find-chromium.ts';

const start = async (
  { executablePath, args, env, folder }: FoundChromium,
  limitMs: number,
): Promise<Browser> => {
  // Loaded here: commands that print nothing do not need it.
  const { default: puppeteer } = await import('puppeteer');
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), limitMs);
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
      protocolTimeout: workLimits.browser.answerMs,
      signal: late.signal,
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    });
  } finally {
    clearTimeout(timer);
  }
};

/**
 * @param limitMs a browser that has not started within these milliseconds is ended
 * @throws Error with the reason, after removing the browser's folder
 */
export const launchBrowser = async (found: FoundChromium, limitMs: number): Promise<Browser> => {
  try {
    return await start(found, limitMs);
  } catch (error) {
    await found.folder.remove();
    throw error;
  }
};
