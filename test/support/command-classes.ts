import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../cli/commands');

/** Of a flag or an argument. */
export type Request = Readonly<{
  required?: boolean;
  multiple?: boolean;
  options?: readonly string[];
}>;
export type FlagRequest = Request & Readonly<{ type: string; char?: string }>;

export type CommandClass = Readonly<{
  flags?: Readonly<Record<string, FlagRequest>>;
  baseFlags?: object;
  args?: Readonly<Record<string, Request>>;
  strict?: boolean;
  summary?: string;
  examples?: readonly string[];
}>;

/** All commands by their full name, in order. */
export const commandClasses = async (): Promise<ReadonlyMap<string, CommandClass>> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  const classes = new Map<string, CommandClass>();
  for (const file of files) {
    const name = file
      .slice(folder.length + 1)
      .replace(/\.ts$/, '')
      .replaceAll('/', ' ');
    classes.set(name, ((await import(file)) as { default: CommandClass }).default);
  }
  return classes;
};
