import type { SourceFile } from './source.ts';

/** The files that hold ports to their rule: `suites` is the table of contract suites. */
export type PortSources = Readonly<{
  ports: readonly SourceFile[];
  fakes: readonly SourceFile[];
  contracts: readonly SourceFile[];
  suites: SourceFile;
  /** What runs suites with the fakes, and with the adapters. */
  runners: Readonly<Record<'unit' | 'integration', readonly SourceFile[]>>;
}>;

const namesIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((match) => match[1]!);
const names = ({ text }: SourceFile, name: string): boolean => new RegExp(`\\b${name}\\b`).test(text);

/** The interfaces of a file: what is exchanged with a port is a type. */
const portsIn = ({ text }: SourceFile): string[] => namesIn(text, /^export interface (\w+)/gm);

/** The names of all ports: the interfaces of `ports/`, with a token or without one, and what the kernel has a token for. */
export const allPorts = ({
  modules,
  kernel,
}: Readonly<Record<'modules' | 'kernel', readonly SourceFile[]>>) => [
  ...modules.flatMap(portsIn),
  ...kernel.flatMap(({ text }) => namesIn(text, /^export const (\w+) = token</gm)),
];

/** Methods that a port has beyond `most`: it is asked by too many use-cases. @returns `<port>: <methods>` */
export const widePorts = (ports: readonly SourceFile[], most: number): string[] =>
  ports.flatMap(({ text }) =>
    [...text.matchAll(/^export interface (\w+)[^{]*\{\n([\s\S]*?)^\}/gm)]
      .map(([, name, body]) => ({ name, methods: namesIn(body!, /^ {2}(\w+)(?:<[^(]*>)?\(/gm).length }))
      .filter(({ methods }) => methods > most)
      .map(({ name, methods }) => `${name}: ${methods}`),
  );

/** The rows of the table of suites. */
const rowsOf = ({ text }: SourceFile): string[] => namesIn(text, /^export \{ \w+ as (\w+) \} from/gm);

/** The suites that a file runs: the keys of the table that it gives to `runSuites`. */
const runBy = ({ text }: SourceFile): string[] => {
  const [, table = ''] = /^runSuites\([^{]*\{\n(.*?)^\}\);$/ms.exec(text) ?? [];
  return namesIn(table, /^ {2}(\w+):/gm);
};

/** Suites that not exactly one file of each runner runs. */
export const unevenSuites = ({ suites, runners }: PortSources): string[] =>
  Object.entries(runners).flatMap(([runner, files]) => {
    const run = files.flatMap(runBy);
    return rowsOf(suites)
      .map((suite) => ({ suite, times: run.filter((name) => name === suite).length }))
      .filter(({ times }) => times !== 1)
      .map(({ suite, times }) => `${suite} is run ${times} times in ${runner}`);
  });

/** Suites that no row of the table names. */
export const unlistedSuites = ({ contracts, suites }: PortSources): string[] =>
  contracts
    .flatMap(({ text }) => namesIn(text, /^export const (describe[A-Z]\w*)/gm))
    .filter((suite) => !suites.text.includes(`{ ${suite} as `));

/** Ports that no fake, or no contract suite, names. */
export const untestedPorts = ({ ports, fakes, contracts }: PortSources): string[] =>
  ports
    .flatMap(portsIn)
    .filter((name) => ![fakes, contracts].every((files) => files.some((file) => names(file, name))));
