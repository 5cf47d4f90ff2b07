import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Parser } from '@oclif/core';
import { expect, test } from 'vitest';
import { variableNames } from '#platform/config-variables.ts';
import { commandClasses } from '#test/support/command-classes.ts';
import { platenoWordsOf } from '#test/support/documented-calls.ts';
import { blocksOf } from '#test/support/documents.ts';
import { callsIn } from '#test/support/shell-commands.ts';

const root = join(import.meta.dirname, '../..');
const document = await readFile(join(root, 'docs/operations/installation.md'), 'utf8');
const commands = await commandClasses();

type Unit = Readonly<{ file: string; sections: ReadonlyMap<string, readonly (readonly [string, string])[]> }>;

/** @throws Error for a line that systemd would not read */
const parseUnit = (text: string): Unit['sections'] => {
  const sections = new Map<string, (readonly [string, string])[]>();
  let entries: (readonly [string, string])[] | undefined;
  for (const line of text.split('\n').filter((one) => one.trim() !== '' && !/^[#;]/.test(one))) {
    const [, section] = /^\[(\w+)\]$/.exec(line) ?? [];
    const [, key, value] = /^([A-Z]\w*)=(.*)$/.exec(line) ?? [];
    if (section !== undefined) sections.set(section, (entries = sections.get(section) ?? []));
    else if (key !== undefined && entries !== undefined) entries.push([key, value!]);
    else throw new Error(`not a line of a unit: ${line}`);
  }
  return sections;
};

/** The units of the document, each named in the paragraph before its block. */
const units: readonly Unit[] = [
  ...document.matchAll(
    /`\/etc\/systemd\/system\/([\w.-]+)`[^`]*?(?:`[^`\n]*`[^`]*?)*?\n```ini\n(.*?)^```/gms,
  ),
].map(([, file, text]) => ({ file: file!, sections: parseUnit(text!) }));

const valuesOf = ({ sections }: Unit, section: string, key: string): string[] =>
  (sections.get(section) ?? []).filter(([name]) => name === key).map(([, value]) => value);

const services = units.filter(({ file }) => file.endsWith('.service'));

test('the installation document has units of server, worker and backup, the last with a timer', () => {
  const names = ['backup.service', 'backup.timer', 'server.service', 'worker.service'];
  expect(units.map(({ file }) => file).toSorted()).toEqual(names.map((name) => `plateno-${name}`));
  for (const { file, sections } of units) {
    const expected = file.endsWith('.timer') ? 'Timer' : 'Service';
    expect(
      [...sections.keys()].filter((name) => name !== 'Install'),
      file,
    ).toEqual(['Unit', expected]);
  }
});

test('every service runs a real command of plateno with flags that it takes, as the account plateno', async () => {
  for (const unit of services) {
    const [start] = valuesOf(unit, 'Service', 'ExecStart');
    const [, inShell] = /^\/bin\/sh -c '(.*)'$/.exec(start!) ?? [];
    // systemd writes %% for one %.
    const line = (inShell ?? start!).replaceAll('%%', '%').replace(/^exec /, '');
    const words = callsIn(line).flatMap((call) => {
      const found = platenoWordsOf(call);
      return found === undefined ? [] : [found];
    });
    expect(words, unit.file).toHaveLength(1);
    const name = [words[0]!.slice(0, 2).join(' '), words[0]![0]!].find((candidate) =>
      commands.has(candidate),
    );
    expect(name, unit.file).toBeDefined();
    const { args = {}, flags = {} } = commands.get(name!)!;
    const given = words[0]!.slice(name!.split(' ').length);
    await expect(Parser.parse([...given], { args, flags } as never), unit.file).resolves.toBeDefined();
    expect(valuesOf(unit, 'Service', 'User')).toEqual(['plateno']);
    expect(valuesOf(unit, 'Service', 'WorkingDirectory')).toEqual(['/opt/plateno/current']);
    expect(valuesOf(unit, 'Service', 'EnvironmentFile')).toEqual(['/etc/plateno/plateno.env']);
  }
});

test('server and worker restart after a failure, start with the machine, and stop later than the program’s own limit of 20 s', () => {
  for (const unit of services.filter(({ file }) => /server|worker/.test(file))) {
    expect(valuesOf(unit, 'Service', 'Restart')).toEqual(['on-failure']);
    expect(valuesOf(unit, 'Install', 'WantedBy')).toEqual(['multi-user.target']);
    expect(Number(valuesOf(unit, 'Service', 'TimeoutStopSec')[0])).toBeGreaterThan(20);
  }
});

test('every timer has a time, catches up after a pause, and names a service of the document by its own name', () => {
  for (const unit of units.filter(({ file }) => file.endsWith('.timer'))) {
    expect(valuesOf(unit, 'Timer', 'OnCalendar')[0]).toMatch(/\d\d:\d\d/);
    expect(valuesOf(unit, 'Timer', 'Persistent')).toEqual(['true']);
    expect(services.map(({ file }) => file)).toContain(unit.file.replace('.timer', '.service'));
  }
});

test('every variable of the sample environment file is one of the configuration', () => {
  const [sample] = blocksOf(document, 'ini').filter((block) => block.includes('DATABASE_MIGRATOR_URL'));
  const names = [...sample!.matchAll(/^(\w+)=/gm)].map(([, name]) => name!);
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !variableNames.some((known) => known === name))).toEqual([]);
});

const [nginx] = blocksOf(document, 'nginx');
const locationOf = (path: string): string => nginx!.split(`location ${path} {`)[1]!.split('}')[0]!;

// nginx itself is not on every machine: its directives are checked as text.
test('the proxy sample replaces X-Forwarded-For, keeps live events unbuffered, and leaves webhook bodies whole', () => {
  expect(nginx!.match(/\{/g)).toHaveLength(nginx!.match(/\}/g)!.length);
  expect(nginx).toContain('proxy_set_header X-Forwarded-For $remote_addr;');
  expect(nginx).toContain('proxy_set_header X-Forwarded-Proto $scheme;');
  expect(nginx).toMatch(/client_max_body_size 2m;/);
  expect(nginx).not.toMatch(/sub_filter|proxy_set_body|perl|lua/);
  const events = locationOf('= /api/merchants/me/events');
  expect(events).toContain('proxy_buffering off;');
  expect(events).toContain('proxy_read_timeout 1h;');
  expect(locationOf('/api/webhooks/stripe')).toContain('gunzip off;');
  // A location that sets a header of its own would lose those of the server.
  for (const path of ['/', '= /api/merchants/me/events', '/api/webhooks/stripe']) {
    expect(locationOf(path)).toContain('proxy_pass http://127.0.0.1:8080;');
    expect(locationOf(path)).not.toContain('proxy_set_header');
  }
});

test('the logs of the document are rotated without a restart and kept for 90 days', () => {
  const [rotation] = blocksOf(document, 'logrotate');
  expect(rotation).toContain('copytruncate');
  expect(rotation).toMatch(/rotate 90\n/);
  expect(document).toContain('MaxRetentionSec=90day');
});
