import { expect, test } from 'vitest';
import { integrationBlocks } from '#test/support/documented-programs.ts';

const blocks = await integrationBlocks();

/** A program that shows the client of JavaScript alone. */
const onlyJavaScript = ['shop'];

/**
 * `test/integration/client/integrate.test.ts` runs each named program and fails when it has missed one; shell lines are
 * run or listed by `test/integration/cli/documented-lines.ts`.
 */
test('every block of docs/integrate.md is a program that has a name, or shell lines', () => {
  expect(blocks.length).toBeGreaterThan(12);
  for (const { language, name, code } of blocks) {
    expect(`${language} ${name}`, code).toMatch(/^(?:sh |js [a-z-]+\.mjs|python [a-z_]+\.py)$/);
  }
});

test('every program of docs/integrate.md exists in JavaScript and in Python', () => {
  const namesIn = (wanted: string): string[] =>
    blocks
      .filter(({ language }) => language === wanted)
      .map(({ name }) => name.replace(/\.\w+$/, '').replaceAll('_', '-'))
      .filter((name) => !onlyJavaScript.includes(name));
  expect(namesIn('python')).toEqual(namesIn('js'));
});

test('the programs of docs/integrate.md in Python import its standard library alone', () => {
  const standard = [
    'base64',
    'hmac',
    'http.server',
    'json',
    'os',
    'sys',
    'time',
    'urllib.parse',
    'urllib.request',
  ];
  for (const { language, code } of blocks) {
    if (language !== 'python') continue;
    const imported = [...code.matchAll(/^(?:import (.+)|from (\S+) import .+)$/gm)].flatMap(
      ([, names, module]) => names?.split(', ') ?? [module!],
    );
    expect(standard).toEqual(expect.arrayContaining(imported));
  }
});
