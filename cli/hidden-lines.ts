import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

type Terminal = Readonly<{
  input: NodeJS.ReadableStream;
  /** Where the questions are written; the answers are not. */
  output: Readonly<{ write(text: string): unknown }>;
}>;

/**
 * Asks one question after the other on a terminal; what is typed does not appear.
 * @returns as many answers as questions, or null when the person leaves (Ctrl-C, Ctrl-D)
 */
export const hiddenLines = (
  questions: readonly string[],
  { input, output }: Terminal,
): Promise<readonly string[] | null> =>
  new Promise((resolve) => {
    const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
    // As a terminal it takes the keys one by one, so that the terminal itself does not show them.
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
