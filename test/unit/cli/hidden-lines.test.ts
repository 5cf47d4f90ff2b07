import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { hiddenLines } from '../../../cli/hidden-lines.ts';

/** A fake terminal that records what is shown, and sends keys. */
const openTerminal = () => {
  const shown: string[] = [];
  const modes: boolean[] = [];
  const input = Object.assign(new PassThrough(), {
    isTTY: true,
    setRawMode: (isRaw: boolean) => modes.push(isRaw),
  });
  return { input, modes, shown, output: { write: (text: string) => shown.push(text) } };
};
const questions = ['Парола:', 'Още веднъж:'];

test('both hidden answers are returned, and neither is shown', async () => {
  const terminal = openTerminal();
  const asked = hiddenLines(questions, terminal);
  terminal.input.write('тайна дума\rтайна дума\r');
  expect(await asked).toEqual(['тайна дума', 'тайна дума']);
  expect(terminal.shown.join('')).toBe('Парола: \nОще веднъж: \n');
});

test('the terminal echoes no keys during a hidden question, and does again afterwards', async () => {
  const terminal = openTerminal();
  const asked = hiddenLines(questions, terminal);
  expect(terminal.modes).toEqual([true]);
  terminal.input.write('a\ra\r');
  await asked;
  expect(terminal.modes).toEqual([true, false]);
});

test('Backspace deletes a character of a hidden answer', async () => {
  const terminal = openTerminal();
  const asked = hiddenLines(['Парола:'], terminal);
  terminal.input.write('тайнп\u007fа\r');
  expect(await asked).toEqual(['тайна']);
});

test.each([
  ['Ctrl-C', '\u0003'],
  ['Ctrl-D', '\u0004'],
])('a hidden question left by %s returns no answer', async (_key, code) => {
  const terminal = openTerminal();
  const asked = hiddenLines(questions, terminal);
  terminal.input.write(`тайна\r${code}`);
  expect(await asked).toBeNull();
  expect(terminal.shown.at(-1)).toBe('\n');
});
