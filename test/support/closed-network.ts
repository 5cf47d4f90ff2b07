import { Socket } from 'node:net';

/**
 * No test may connect beyond this machine: a forgotten real URL would make the suite depend on the network, and
 * could send data. Every TCP and TLS connection of Node, fetch included, goes through this one method.
 */
const open = Socket.prototype.connect;

const isHere = (host: string | undefined): boolean =>
  host === undefined ||
  host === '' ||
  host === 'localhost' ||
  host.endsWith('.localhost') ||
  host === '::1' ||
  /^(::ffff:)?127\.\d+\.\d+\.\d+$/.test(host);

type Destination = { host?: string; path?: string };

const destinationOf = (args: unknown[]): Destination => {
  const [first, second] = args.flat();
  if (typeof first === 'object' && first !== null) return first;
  if (typeof first === 'string' && !/^\d+$/.test(first)) return { path: first };
  return typeof second === 'string' ? { host: second } : {};
};

Socket.prototype.connect = function connect(this: Socket, ...args: unknown[]) {
  const { host, path } = destinationOf(args);
  if (path === undefined && !isHere(host)) throw new Error(`Tests may not connect to ${String(host)}.`);
  return Reflect.apply(open, this, args);
} as typeof open;
