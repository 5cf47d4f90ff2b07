import type { Page, Request } from 'playwright';
import { expect } from 'vitest';

/** The stream of live events stays open as long as the page. */
const isStream = (request: Request): boolean => new URL(request.url()).pathname.endsWith('/events');

/** Tracks open requests of the page, and those that were refused or failed. */
export const watchRequests = (page: Page) => {
  const open = new Set<Request>();
  const failures: string[] = [];
  page.on('request', (request) => void (isStream(request) || open.add(request)));
  page.on('requestfinished', (request) => void open.delete(request));
  page.on('requestfailed', (request) => void open.delete(request));
  page.on('response', (response) => {
    if (response.status() >= 400) failures.push(`${response.status()} ${new URL(response.url()).pathname}`);
  });
  return {
    /** Each with status and path. */
    failures: failures as readonly string[],
    /** Waits until no request is open. */
    allAnswered: async (): Promise<void> => {
      await expect.poll(() => open.size).toBe(0);
    },
  };
};
