import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { readEmail } from '#kernel/email-address.ts';
import { eraseCommand } from '#web/admin/erasure-requests/erase-command.ts';

test.each([
  'maria@example.com',
  'a`id`@example.com',
  '$HOME@example.com',
  "o'brien@example.com",
  "a'&id&'|`id`@example.com",
  '--merchant=7@example.com',
])('the address %s is one word of the shell, and runs nothing', (email) => {
  expect(readEmail(email)).toEqual({ email });
  const words = execFileSync('sh', ['-c', `plateno() { printf '%s\\n' "$@"; }; ${eraseCommand(email)}`]);
  expect(words.toString().split('\n').slice(0, -1)).toEqual([
    'privacy',
    'erase',
    `--email=${email}`,
    '--dry-run',
  ]);
});
