import { setSharedApplications, withApplications } from './application/shared-application.ts';
import { shareApplicationOfCommands } from './run-plateno.ts';

shareApplicationOfCommands();

/** A fixture reaches a file's hooks only through the test it extends: the files ask `sharedApplication`. */
withApplications.beforeAll(({ startOnce }) => setSharedApplications(startOnce));
