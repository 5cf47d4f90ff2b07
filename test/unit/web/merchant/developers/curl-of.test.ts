import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { curlOf, prettyJson } from '#web/merchant/developers/webhooks/curl-of.ts';

/** The arguments that a shell gives to curl. */
const argumentsOf = (command: string): string[] => {
  const printed = execFileSync('sh', ['-c', `curl() { printf '%s\\0' "$@"; }\n${command}`], {
    encoding: 'utf8',
  });
  return printed.split('\0').slice(0, -1);
};

const bodies = [
  `{"type":"payment.succeeded"}`,
  `{"description":"Мария's 'торта'"}`,
  `{"description":"$(rm -rf x) \`id\` \\"quoted\\" \\\\ !! $HOME %s"}`,
  `{"description":"\\n"}\n`,
  `'`,
];

test.each(bodies)('a shell hands curl the body as it was sent: %s', (body) => {
  const url = `https://shop.example/a?b=1&c='2'`;
  const command = curlOf({
    url,
    headers: { 'content-type': 'application/json', 'webhook-id': 'evt_1' },
    body,
  });
  expect(argumentsOf(command!)).toEqual([
    '--request',
    'POST',
    url,
    '--header',
    'content-type: application/json',
    '--header',
    'webhook-id: evt_1',
    '--data-raw',
    body,
  ]);
});

test('each option of the command stands on its own line', () => {
  const command = curlOf({ url: 'https://shop.example/', headers: { 'webhook-id': 'evt_1' }, body: '{}' });
  expect(command).toBe(
    String.raw`curl --request POST 'https://shop.example/' \
  --header 'webhook-id: evt_1' \
  --data-raw '{}'`,
  );
});

test('there is no command without a body', () => {
  expect(curlOf({ url: 'https://shop.example/', headers: {}, body: null })).toBeNull();
});

test('a body in JSON gets line breaks, any other text stays as it is', () => {
  expect(prettyJson('{"a":[1]}')).toBe('{\n  "a": [\n    1\n  ]\n}');
  expect(prettyJson('{"a":')).toBe('{"a":');
});
