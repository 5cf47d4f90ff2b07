import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { hiddenLines } from '../../../cli/hidden-lines.ts';

/** A terminal that would show whatever it is told to show, and keys for it. */
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

test('both answers come back, and neither was shown', async () => {
  const terminal = openTerminal();
  const asked = hiddenLines(questions, terminal);
  terminal.input.write('тайна дума\rтайна дума\r');
  expect(await asked).toEqual(['тайна дума', 'тайна дума']);
  expect(terminal.shown.join('')).toBe('Парола: \nОще веднъж: \n');
});

test('the terminal shows no keys while it is asked, and does again afterwards', async () => {
  const terminal = openTerminal();
  const asked = hiddenLines(questions, terminal);
  expect(terminal.modes).toEqual([true]);
  terminal.input.write('a\ra\r');
  await asked;
  expect(terminal.modes).toEqual([true, false]);
});

test('a slip is taken back by Backspace', async () => {
  const terminal = openTerminal();
  const asked = hiddenLines(['Парола:'], terminal);
  terminal.input.write('тайнп\u007fа\r');
  expect(await asked).toEqual(['тайна']);
});

test.each([
  ['Ctrl-C', '\u0003'],
  ['Ctrl-D', '\u0004'],
])('who leaves by %s has answered nothing', async (_key, code) => {
  const terminal = openTerminal();
  const asked = hiddenLines(questions, terminal);
  terminal.input.write(`тайна\r${code}`);
  expect(await asked).toBeNull();
  expect(terminal.shown.at(-1)).toBe('\n');
});
