import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { createLog, logContext, type Log } from '#platform/log.ts';

/** The lines of a log, as text and as parsed by a collector. */
const linesOf = (write: (log: Log) => void): { text: string; lines: Record<string, unknown>[] } => {
  const written: string[] = [];
  const destination = new Writable({
    write: (chunk: Buffer, _, done) => {
      written.push(chunk.toString());
      done();
    },
  });
  write(createLog('info', destination));
  const text = written.join('');
  const lines = text.split('\n').filter((line) => line !== '');
  return { text, lines: lines.map((line) => JSON.parse(line) as Record<string, unknown>) };
};

it('the log writes JSON with the instant in UTC and the request id', () => {
  const { lines } = linesOf((log) => logContext.run({ requestId: 'request-1' }, () => log.info('done')));
  expect(lines).toEqual([
    {
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      requestId: 'request-1',
      msg: 'done',
    },
  ]);
});

it('the log hides secrets and names at every depth', () => {
  const person = {
    authorization: 'Bearer hush',
    cookie: 'hush=1',
    password: 'hush',
    token: 'hush',
    email: 'hush@example.bg',
    customerName: 'Иван Хъш',
  };
  const { text, lines } = linesOf((log) => log.info({ ...person, person, deep: { person } }, 'asked'));
  expect(text).not.toMatch(/hush|Хъш/);
  expect(lines).toHaveLength(1);
});

it('the log shows where and why an error occurred, but no typed data', () => {
  const refused = Object.assign(new Error('550 no such mailbox <ivan@example.bg>'), { responseCode: 550 });
  const error = Object.assign(new Error('insert into users (email) values ($1) - duplicate key'), {
    code: '23505',
    constraint: 'users_email_unique',
    detail: 'Key (lower(email))=(maria@example.bg) already exists.',
    request: { body: 'парола1' },
    cause: refused,
  });
  const { text, lines } = linesOf((log) => log.error({ err: error }, 'unexpected error'));
  expect(lines[0]).toMatchObject({
    err: {
      type: 'Error',
      code: '23505',
      constraint: 'users_email_unique',
      stack: expect.stringContaining(' at '),
    },
  });
  expect(text).toContain('550 no such mailbox');
  expect(text).not.toMatch(/maria|ivan@|парола1/);
});

it('the log shows only the kind of a thrown value that is no error', () => {
  const { lines } = linesOf((log) => log.error({ err: 'maria@example.bg' }, 'unexpected error'));
  expect(lines[0]).toMatchObject({ err: { type: 'string' } });
});

it('the log keeps line breaks of input inside one line', () => {
  const forged = 'x"}\n{"level":"info","msg":"paid"}\r\u2028';
  const { lines } = linesOf((log) => log.info({ route: forged }, forged));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ route: forged, msg: forged });
});

/** A process that writes one line to its log and continues with this code. */
const startLogging = (code: string, output: 'pipe' | number = 'pipe') => {
  const program = `import { createLog } from '#platform/log.ts'; const log = createLog('info'); log.info('written'); ${code}`;
  return spawn(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: new URL('../../..', import.meta.url),
    stdio: ['ignore', output, 'ignore'],
  });
};

it.each(['process.exit(1)', `throw new Error('uncaught')`])(
  'standard output gets the last log lines when the process ends by %s',
  async (end) => {
    expect(await text(startLogging(end).stdout!)).toContain('"msg":"written"');
  },
);

it('standard output gets a log line while the process runs and writes no other', async () => {
  const child = startLogging('setInterval(() => undefined, 1_000)');
  onTestFinished(() => void child.kill());
  const [line] = (await once(child.stdout!, 'data')) as [Buffer];
  expect(line.toString()).toContain('"msg":"written"');
});

it.runIf(existsSync('/dev/full')).each([
  ['', 0],
  ['setTimeout(() => process.exit(33), 300)', 33],
])(
  'a full disk under standard output ends no process, and none stays because of it: %s',
  async (end, code) => {
    const full = await open('/dev/full', 'w');
    onTestFinished(() => full.close());
    const child = startLogging(`log.info('x'.repeat(5_000)); ${end}`, full.fd);
    expect(await once(child, 'exit')).toEqual([code, null]);
  },
);

it('lines that standard output cannot take are lost beyond a mebibyte, and their number is said', async () => {
  const child = startLogging('for (let line = 1; line < 30_000; line += 1) log.info("x".repeat(100));');
  const lines = (await text(child.stdout!)).trim().split('\n');
  const { event, lines: lost } = JSON.parse(lines.at(-1)!) as Readonly<Record<string, unknown>>;
  expect([event, lost]).toEqual(['log-lines-lost', 30_000 - (lines.length - 1)]);
  expect(lost).toBeGreaterThan(10_000);
});
