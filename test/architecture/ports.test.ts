import { expect, test } from 'vitest';
import {
  allPorts,
  unevenSuites,
  unlistedSuites,
  untestedPorts,
  widePorts,
  type PortSources,
} from './rules/ports.ts';
import { sourceFiles, type SourceFile } from './rules/source.ts';

/** A new port takes the place of one, has a second implementation, or is contributed; the aim is 45. Lower it with each that goes. */
const mostPorts = 91;
/** A port with more is asked by too many use-cases. */
const mostMethods = 12;

const isPort = ({ path }: SourceFile): boolean => /^src\/modules\/[^/]+\/ports\//.test(path);

const readPorts = async (): Promise<PortSources> => {
  const [modules, kernel, fakes, contracts, unit, integration] = await Promise.all(
    [
      'src/modules',
      'src/kernel',
      'test/fakes',
      'test/contracts',
      'test/unit/contracts',
      'test/integration/contracts',
    ].map((folder) => sourceFiles(folder)),
  );
  return {
    ports: [
      ...modules!.filter(isPort),
      ...kernel!.filter(({ path }) => /\/(letters|rate-limits)\.ts$/.test(path)),
    ],
    fakes: fakes!,
    contracts: contracts!,
    suites: contracts!.find(({ path }) => path.endsWith('/suites.ts'))!,
    runners: { unit: unit!, integration: integration! },
  };
};

/** Ports without a fake and a suite, with the reason; a new one needs both. */
const exceptions: Readonly<Record<string, readonly string[]>> = {
  'Its rules are those of its statements, and its tests run on PostgreSQL: no use-case runs on a fake.': [
    'ApiKeys',
    'NotifiedPayments',
    'PushSubscriptions',
    'WebhookDeliveries',
    'WebhookEndpoints',
  ],
  'Cryptography whose real implementation unit tests use, or no unit test needs.': [
    'Passkeys',
    'TotpSecrets',
    'WebhookSecrets',
  ],
  'It sends to addresses of merchants: its rules are those of the network.': ['WebhookSender'],
  'One answer of a module to the right, which tests give as a function.': [
    'AnswersToDisputes',
    'BillsOfMerchants',
    'ContentsOfPayments',
    'ForeignDocuments',
    'MailChoices',
    'PlanUses',
    'WebhookSubject',
  ],
};

test('each contract suite is in the table, and is run once with fakes and once with adapters', async () => {
  const sources = await readPorts();
  expect(sources.suites.text.match(/^export/gm)?.length).toBeGreaterThan(50);
  expect(unlistedSuites(sources)).toEqual([]);
  expect(unevenSuites(sources)).toEqual([]);
});

test('there are no more ports than before, and none is too wide', async () => {
  const [modules, kernel] = await Promise.all(
    ['src/modules', 'src/kernel'].map((folder) => sourceFiles(folder)),
  );
  const ports = modules!.filter(isPort);
  const all = allPorts({ modules: ports, kernel: kernel! });
  expect(all.length).toBeGreaterThan(40);
  expect(all.slice(mostPorts)).toEqual([]);
  expect(widePorts(ports, mostMethods)).toEqual([]);
});

test('each port has a fake and a contract suite, exceptions apart', async () => {
  const sources = await readPorts();
  // Each exception is needed.
  expect(untestedPorts(sources).toSorted()).toEqual(Object.values(exceptions).flat().toSorted());
});

const file = (path: string, text: string): SourceFile => ({ path, text });
const broken: PortSources = {
  ports: [
    file(
      'ports/a.ts',
      'export interface Faked {\n}\nexport interface Whole {\n}\nexport interface Bare {\n}',
    ),
  ],
  fakes: [file('fakes/a.ts', 'class InMemoryFaked implements Faked, Whole {}')],
  contracts: [
    file('contracts/whole.ts', 'export const describeWhole = (open: () => Whole) => {};'),
    file('contracts/loose.ts', 'export const describeLoose = () => {};'),
  ],
  suites: file('contracts/suites.ts', "export { describeWhole as Whole } from './whole.ts';"),
  runners: {
    unit: [file('unit/a.test.ts', "runSuites('memory', {\n  Whole: open,\n});")],
    integration: [file('integration/a.test.ts', "runSuites('PostgreSQL', {\n});")],
  },
};

test('a port without fake or suite, a suite outside the table and one that a runner leaves out are reported', () => {
  expect(untestedPorts(broken)).toEqual(['Faked', 'Bare']);
  expect(unlistedSuites(broken)).toEqual(['describeLoose']);
  expect(unevenSuites(broken)).toEqual(['Whole is run 0 times in integration']);
});

test('a port is counted with its token and without, a type is not; one with more methods than permitted is reported', () => {
  const wide = file(
    'ports/wide.ts',
    `export type Asked = Readonly<{ id: number }>;
export interface Wide {
  readonly name: string;
  one(): void;
  two<T>(
    asked: T,
  ): void;
}
export const Wide = token<Wide>('a.Wide');
export interface Small {
  one(): void;
}`,
  );
  const kernel = [
    file('kernel/clock.ts', "export interface Clock {}\nexport const Clock = token<Clock>('Clock');"),
  ];
  expect(allPorts({ modules: [wide], kernel })).toEqual(['Wide', 'Small', 'Clock']);
  expect(widePorts([wide], 1)).toEqual(['Wide: 2']);
  expect(widePorts([wide], 2)).toEqual([]);
});
