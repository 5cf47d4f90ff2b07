import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

type Terminal = Readonly<{
  input: NodeJS.ReadableStream;
  /** Receives the questions, not the answers. */
  output: Readonly<{ write(text: string): unknown }>;
}>;

/**
 * Asks one question after the other on a terminal, without echo.
 * @returns as many answers as questions, or null when the person aborts (Ctrl-C, Ctrl-D)
 */
export const hiddenLines = (
  questions: readonly string[],
  { input, output }: Terminal,
): Promise<readonly string[] | null> =>
  new Promise((resolve) => {
    const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
    // As a terminal it reads single keys, so that the terminal itself does not echo them.
    const reader = createInterface({ input, output: nowhere, terminal: true, historySize: 0 });
    const answers: string[] = [];
    reader.on('line', (answer) => {
      answers.push(answer);
      output.write('\n');
      if (answers.length === questions.length) reader.close();
      else output.write(`${questions[answers.length]} `);
    });
    reader.once('SIGINT', () => reader.close());
    reader.once('close', () => {
      if (answers.length < questions.length) output.write('\n');
      resolve(answers.length === questions.length ? answers : null);
    });
    output.write(`${questions[0]} `);
  });
