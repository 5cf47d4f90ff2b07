import { withBrowser } from './browser-fixture.ts';
import { setWorkerBrowser } from './worker-browser.ts';

/** Hooks of a file cannot read a fixture of vitest: files call `workerBrowser`. */
withBrowser.beforeAll(({ browser }) => setWorkerBrowser(browser));
