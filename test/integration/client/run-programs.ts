import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { integrationBlocks } from '#test/support/documented-programs.ts';
import { startPython } from '#test/support/python/run-python.ts';

/** Below the packages, so that a program finds `plateno-client`. */
const cache = join(import.meta.dirname, '../../../node_modules/.cache/plateno');
const runFile = promisify(execFile);

type Env = Readonly<Record<string, string>>;
export type Language = 'js' | 'python';

/**
 * Runs the programs of docs/integrate.md by their names, without the ending: in JavaScript as processes of Node, in
 * Python by pyodide. They have no other environment than what is given.
 */
export const documentedPrograms = async () => {
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'integrate-'));
  const blocks = await integrationBlocks();
  const programs = new Map(
    blocks.map(({ language, name, code }) => [
      `${language} ${name.replace(/\.\w+$/, '').replaceAll('_', '-')}`,
      { name, code },
    ]),
  );
  const run = new Set<string>();
  const receivers: ChildProcess[] = [];
  const [python, pythonReceiver] = [startPython(), startPython()];
  // Loaded: the first program does not wait for it.
  const nothing = { code: '', args: [], env: {} };
  await Promise.all([python.run(nothing), pythonReceiver.run(nothing)]);

  const programOf = (language: Language, name: string): Readonly<{ name: string; code: string }> => {
    const program = programs.get(`${language} ${name}`);
    if (program === undefined) throw new Error(`docs/integrate.md has no ${name} in ${language}`);
    run.add(program.name);
    return program;
  };
  const fileOf = async ({ name, code }: Readonly<{ name: string; code: string }>): Promise<string> => {
    const file = join(folder, name);
    await writeFile(file, code);
    return file;
  };
  return {
    /** Runs a program to its end. @returns what it has printed */
    run: async (language: Language, name: string, env: Env, ...args: string[]): Promise<string> => {
      const program = programOf(language, name);
      if (language === 'python') return python.run({ code: program.code, args, env });
      return (await runFile(process.execPath, [await fileOf(program), ...args], { env })).stdout.trim();
    },
    /** Starts a program that receives webhooks. @returns the lines that it has printed so far */
    receive: async (language: Language, name: string, env: Env): Promise<() => readonly string[]> => {
      const program = programOf(language, name);
      if (language === 'python') return pythonReceiver.serve({ code: program.code, args: [], env });
      const child = spawn(process.execPath, [await fileOf(program)], {
        env,
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      receivers.push(child);
      const lines: string[] = [];
      createInterface(child.stdout).on('line', (line) => lines.push(line));
      return () => lines;
    },
    /** Names of the programs that were not run. */
    missed: (): string[] => blocks.map(({ name }) => name).filter((name) => name !== '' && !run.has(name)),
    stop: async (): Promise<void> => {
      for (const child of receivers) {
        child.kill();
        if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      }
      await python.stop();
      await pythonReceiver.stop();
      await rm(folder, { recursive: true });
    },
  };
};
export type DocumentedPrograms = Awaited<ReturnType<typeof documentedPrograms>>;
