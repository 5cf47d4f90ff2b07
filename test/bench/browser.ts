import puppeteer, { type Browser } from 'puppeteer';
import { findChromium } from '#platform/browser/find-chromium.ts';

/** The browser that prints the product's documents, in a process of its own. */
export const withBrowser = async <T>(work: (browser: Browser) => Promise<T>): Promise<T> => {
  const { executablePath, args, env, folder } = await findChromium();
  const browser = await puppeteer.launch({ executablePath, args, env, headless: 'shell', pipe: true });
  try {
    return await work(browser);
  } finally {
    await browser.close();
    await folder.remove();
  }
};
