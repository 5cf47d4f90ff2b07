import { readdir, readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { MetersToken } from '#platform/metrics/meters.ts';
import { mayPrintCommand } from '#test/support/doctor-remedies.ts';
import { idleApplication } from '#test/support/idle-application.ts';

type Rule = Readonly<{
  alert: string;
  expr: string;
  labels: Readonly<{ severity: string }>;
  annotations: Readonly<{ summary: string }>;
}>;
type Rules = Readonly<{ groups: readonly Readonly<{ rules: readonly Rule[] }>[] }>;

const folder = new URL('../../src/platform/metrics/', import.meta.url);
const application = await idleApplication();
let rules: readonly Rule[];
let runbook: string;

beforeAll(async () => {
  const file = parse(await readFile(new URL('alerts.yaml', folder), 'utf8')) as Rules;
  rules = file.groups.flatMap((group) => group.rules);
  runbook = await readFile(new URL('../../docs/operations/runbook.md', import.meta.url), 'utf8');
});
afterAll(() => application.close());

test('every metric that an alert asks for is exported', async () => {
  const meters = await application.resolve(MetersToken).open();
  meters.watchProcess();
  const exported = new Set(meters.names());
  const asked = rules.flatMap(({ expr }) => expr.match(/\b(plateno|nodejs|process)_\w+/g) ?? []);
  expect(asked.length).toBeGreaterThan(10);
  expect(asked.filter((name) => !exported.has(name.replace(/_(count|sum|bucket)$/, '')))).toEqual([]);
});

test('every alert has a severity, a summary and a chapter in the runbook, and no chapter is left over', () => {
  const chapters = [...runbook.matchAll(/^### (\w+)$/gm)].map(([, name]) => name);
  expect(new Set(chapters)).toEqual(new Set(rules.map(({ alert }) => alert)));
  expect(chapters).toHaveLength(rules.length);
  for (const { alert, labels, annotations } of rules) {
    expect(labels.severity, alert).toMatch(/^(page|ticket)$/);
    expect(annotations.summary, alert).toMatch(/\.$/);
  }
});

test('every finding of the doctor has its row in the runbook, and no row is left over', () => {
  const rows = [...runbook.matchAll(/^\| `(doctor\.[a-z-]+)`/gm)].map(([, code]) => code!);
  expect(rows.toSorted()).toEqual(application.contributions.checks.map(({ code }) => code).toSorted());
});

test('every check of the doctor is named by a test that makes its defect', async () => {
  const root = new URL('../', import.meta.url);
  const folders = ['faults', 'integration', 'unit'];
  const files = await Promise.all(
    folders.map((folder) => readdir(new URL(folder, root), { recursive: true })),
  );
  const paths = files.flatMap((names, place) => names.map((name) => `${folders[place]}/${name}`));
  const texts = await Promise.all(
    paths.filter((path) => path.endsWith('.ts')).map((path) => readFile(new URL(path, root), 'utf8')),
  );
  const named = new Set(texts.flatMap((text) => text.match(/\bdoctor\.[a-z-]+/g) ?? []));
  const codes = application.contributions.checks.map(({ code }) => code);
  expect(codes.filter((code) => !named.has(code))).toEqual([]);
});

test('the command of every check that prints one is run by a test', async () => {
  const files = ['remedies/plants.ts', 'remedies/plants-of-links.ts', 'doctor-remedies.test.ts'];
  const texts = await Promise.all(
    files.map((file) => readFile(new URL(`../faults/${file}`, import.meta.url), 'utf8')),
  );
  const codes = application.contributions.checks.map(({ code }) => code).filter(mayPrintCommand);
  expect(codes.filter((code) => !texts.join().includes(`'${code}'`))).toEqual([]);
});

const expressionOf = (name: string): string => rules.find(({ alert }) => alert === name)!.expr;

test('an alert on the share of errors pages only above a minimum count', () => {
  expect(expressionOf('ServerErrors')).toMatch(/> 0\.02 and sum\(increase\([^)]*5\.\.[^)]*\)\) > 20$/);
});

test('a webhook without the provider’s signature pages only with 20 others in ten minutes', () => {
  const counted = expressionOf('WebhooksRefused').match(/signature="\w+"\}\[10m\]\) > \d+/g);
  expect(counted).toEqual(['signature="fresh"}[10m]) > 0', 'signature="other"}[10m]) > 20']);
});
