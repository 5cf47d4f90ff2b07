import { setWorkerBrowser, withBrowser } from './worker-browser.ts';

/** A fixture reaches a file's hooks only through the test it extends: the files ask {@link workerBrowser}. */
withBrowser.beforeAll(({ browser }) => setWorkerBrowser(browser));
