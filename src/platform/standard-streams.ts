/**
 * A full disk, or a reader that has left, must not end a program that serves: what it says on standard output and standard
 * error is lost then. The command line, which started it, ends a command in this case.
 */
export const outliveStandardStreams = (): void => {
  for (const stream of [process.stdout, process.stderr]) {
    stream.removeAllListeners('error');
    stream.on('error', () => undefined);
  }
};
