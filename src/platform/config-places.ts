import { createPrivateKey, X509Certificate } from 'node:crypto';
import { constants } from 'node:fs';
import { access, readFile, stat } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { dirname } from 'node:path';
import { hasBrowser, type FindChromiumOptions } from './browser/find-chromium.ts';
import { withSecretFiles } from './secret-files.ts';

/** What is wrong with a file, folder, program or interface that a variable names. */
export type PlaceFault =
  | 'no-program'
  | 'not-executable'
  | 'no-browser'
  | 'no-folder'
  | 'not-writable'
  | 'not-readable'
  | 'no-certificate'
  | 'no-private-key'
  | 'no-interface'
  /** Like the next one a risk: a server beside the database that does not respond now. */
  | 'no-answer'
  /** Other accounts of the machine can read a secret. */
  | 'readable-by-others';

/** A variable, the place that it names, and what is wrong there. The place is never a secret. */
export type PlaceProblem = Readonly<{ variable: string; place: string; fault: PlaceFault }>;

type Check = Promise<PlaceFault | null>;

const may = async (path: string, mode: number): Promise<boolean> =>
  await access(path, mode).then(
    () => true,
    () => false,
  );

const kindOf = async (path: string): Promise<'file' | 'folder' | null> =>
  await stat(path).then(
    (found) => (found.isDirectory() ? 'folder' : 'file'),
    () => null,
  );

const programFault = async (path: string): Check => {
  if ((await kindOf(path)) !== 'file') return 'no-program';
  return (await may(path, constants.X_OK)) ? null : 'not-executable';
};

/** A folder that is missing is made by the program, where the nearest folder above it lets it. */
const folderFault = async (path: string): Check => {
  const kind = await kindOf(path);
  if (kind === 'file') return 'no-folder';
  if (kind === null) return dirname(path) === path ? 'no-folder' : folderFault(dirname(path));
  return (await may(path, constants.W_OK | constants.X_OK)) ? null : 'not-writable';
};

/** A file to which lines are appended. */
const appendedFault = async (path: string): Check => {
  const kind = await kindOf(path);
  if (kind === null) return folderFault(dirname(path));
  if (kind === 'folder') return 'not-writable';
  return (await may(path, constants.W_OK)) ? null : 'not-writable';
};

const canParse = (parse: () => unknown): boolean => {
  try {
    parse();
    return true;
  } catch {
    return false;
  }
};

/** A file of TLS in a URL of the database, in PEM. */
const pemFault = async (path: string, parameter: string): Check => {
  const pem = await readFile(path).catch(() => null);
  if (pem === null) return 'not-readable';
  if (parameter === 'sslkey') return canParse(() => createPrivateKey(pem)) ? null : 'no-private-key';
  return canParse(() => new X509Certificate(pem)) ? null : 'no-certificate';
};

/** Where a container engine puts secrets: only the container sees the folder, whatever the mode of its files. */
const containerSecrets = '/run/secrets/';

const secretFileFault = async (path: string): Check => {
  const found = await stat(path).catch(() => null);
  // A file that cannot be read is a problem of the configuration itself.
  if (found === null || path.startsWith(containerSecrets)) return null;
  return (found.mode & 0o007) === 0 ? null : 'readable-by-others';
};

/** Listening on any free port of an interface shows whether this machine has it. */
const interfaceFault = (host: string): Check =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve('no-interface'));
    server.listen({ host, port: 0 }, () => server.close(() => resolve(null)));
  });

/** Milliseconds in which a server must accept a connection. */
const answerWithinMs = 5_000;
const usualPorts: Readonly<Record<string, number>> = {
  'http:': 80,
  'https:': 443,
  'smtp:': 25,
  'smtps:': 465,
};

const answerFault = (place: string): Check =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(`tcp://${place}`);
    const host = hostname.replace(/^\[|\]$/g, '');
    const socket = connect({ host, port: Number(port), timeout: answerWithinMs });
    const end = (fault: PlaceFault | null) => () => {
      socket.destroy();
      resolve(fault);
    };
    socket.once('connect', end(null)).once('error', end('no-answer')).once('timeout', end('no-answer'));
  });

/** Servers beside the databases. Only host and port are named: the rest of a URL may be a secret. */
const serverUrls = [
  'SMTP_URL',
  'STRIPE_API_URL',
  'VIES_URL',
  'RATES_URL',
  'ANCHOR_URL',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
];

const servers = (env: NodeJS.ProcessEnv): Named[] =>
  serverUrls.flatMap((variable) => {
    const url = env[variable] ?? '';
    if (!URL.canParse(url)) return [];
    const { hostname, port, protocol } = new URL(url);
    const place = `${hostname}:${port || usualPorts[protocol]}`;
    return hostname === '' ? [] : [{ variable, place, check: answerFault }];
  });

const databaseUrls = ['DATABASE_URL', 'DATABASE_MIGRATOR_URL', 'DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL'];
const tlsParameters = ['sslrootcert', 'sslcert', 'sslkey'];

type Named = Readonly<{ variable: string; place: string; check: (place: string) => Check }>;

const tlsFiles = (env: NodeJS.ProcessEnv): Named[] =>
  databaseUrls.flatMap((variable) => {
    const url = env[variable] ?? '';
    if (!URL.canParse(url)) return [];
    const { searchParams } = new URL(url);
    return tlsParameters.flatMap((parameter) => {
      const place = searchParams.get(parameter);
      if (place === null || place === 'system') return [];
      const check = (path: string) => pemFault(path, parameter);
      return [{ variable: `${variable} (${parameter})`, place, check }];
    });
  });

const secretFiles = (given: NodeJS.ProcessEnv, read: NodeJS.ProcessEnv): Named[] =>
  Object.entries(given).flatMap(([variable, place]) =>
    // A variable that is gone after reading named a file with a secret.
    place && variable.endsWith('_FILE') && read[variable] === undefined
      ? [{ variable, place, check: secretFileFault }]
      : [],
  );

/** Every variable that names a file, folder, program, interface or server. */
const namedPlaces = (given: NodeJS.ProcessEnv): Named[] => {
  const { env } = withSecretFiles(given);
  const dataDir = env['DATA_DIR'] || './var';
  const when = (variable: string, check: Named['check']): Named[] =>
    env[variable] ? [{ variable, place: env[variable], check }] : [];
  return [
    { variable: 'DATA_DIR', place: dataDir, check: folderFault },
    ...when('ANCHOR_FILE', appendedFault),
    ...when('CHROMIUM_PATH', programFault),
    ...when('HOST', interfaceFault),
    ...when('METRICS_HOST', interfaceFault),
    ...tlsFiles(env),
    ...servers(env),
    ...secretFiles(given, env),
  ];
};

/**
 * What is wrong with the files, folders, programs, interfaces and servers that the variables name, in their order; also that
 * no browser is named and none is found, because documents are printed with it. Reads only.
 *
 * @param search where browsers are searched
 */
export const placeProblems = async (
  given: NodeJS.ProcessEnv,
  search: Pick<FindChromiumOptions, 'installed' | 'npmBrowser'> = {},
): Promise<PlaceProblem[]> => {
  const checked = await Promise.all(
    namedPlaces(given).map(async ({ variable, place, check }) => {
      const fault = await check(place);
      return fault === null ? [] : [{ variable, place, fault }];
    }),
  );
  const isMissing = !given['CHROMIUM_PATH'] && !(await hasBrowser(search));
  const browser: PlaceProblem = { variable: 'CHROMIUM_PATH', place: '', fault: 'no-browser' };
  return [...checked.flat(), ...(isMissing ? [browser] : [])];
};
