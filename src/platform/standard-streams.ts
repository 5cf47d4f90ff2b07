/**
 * A full disk, or a reader that has left, must not end the process: what it says on standard output and standard error
 * is lost then.
 */
export const outliveStandardStreams = (): void => {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
};
