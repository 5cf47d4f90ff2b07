/**
 * How long work on a loaded machine may take before it is refused, in one place. Each limit is longer than the load that
 * it must outlast: ten times the work that the cores can do. docs/operations/limits.md gives the reasons.
 */
export const workLimits = {
  /**
   * Milliseconds an HTTP call waits for a print: proxies give up after 60 s (nginx, `proxy_read_timeout`).
   */
  callMs: 50_000,
  browser: {
    /** Milliseconds of the first start and of the second: an idle machine needs 0.3 s, a cold disk under load 20 s. */
    startMs: [30_000, 120_000],
    /** Milliseconds for one answer of the browser, at least those of a print. */
    answerMs: 60_000,
  },
  print: {
    /** Milliseconds of the first try and of the second, on a new page; an idle machine needs 0.1 to 1 s. */
    tryMs: [30_000, 60_000],
    /**
     * Milliseconds for a page of one letter after a document timed out; an idle machine needs 0.1 s. A machine that is
     * slow enough for a document to time out, sixty times its time on an idle one, needs longer.
     */
    controlMs: 5_000,
    /** Two pages at once: more pages only slow each other down. */
    slots: 2,
    /** Documents that wait in all and of one merchant: a page takes about 0.1 MiB of memory. */
    waiting: 300,
    waitingPerKey: 100,
    /** Milliseconds in the queue. A caller leaves after `callMs`; the print goes on and is kept for the next call. */
    waitMs: 300_000,
  },
  /** Files that are read while they are sent. What the product does for the next piece is not its reader's time. */
  exports: {
    /** Milliseconds for a slot: a file is asked for again easily, and waiting holds a connection. */
    waitMs: 5_000,
    /** Milliseconds that the reader may let one piece wait, and all pieces together. */
    readerIdleMs: 30_000,
    readerMs: 600_000,
    /** Milliseconds for one piece: a document that waits for its print, or the sorting of a million rows. */
    pieceMs: 600_000,
  },
  jobs: {
    /** Jobs that a worker takes at once and does one after the other. */
    batch: 5,
    /**
     * Seconds for a batch: each job may start the browser, wait its turn, print twice and wait for the mail server.
     */
    expireSeconds: 4_500,
    /** Seconds after which the jobs of a process that was killed are begun again by another. */
    heartbeatSeconds: 120,
  },
  /** Milliseconds of a mail server that scans before it answers; RFC 5321, 4.5.3.2, allows it minutes. */
  mail: { connectMs: 30_000, greetingMs: 60_000, answerMs: 120_000 },
} as const;
