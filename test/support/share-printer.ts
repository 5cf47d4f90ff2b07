import { setWorkerPrinter, withPrinter } from './worker-printer.ts';

/** A fixture reaches a file's hooks only through the test it extends: the files ask `openWorkerPrinter`. */
withPrinter.beforeAll(({ printer }) => setWorkerPrinter(printer));
