/** Hashes, and tells the nice values of this process's main thread and of the thread that gives way most. Linux only. */
import { readdir, readFile } from 'node:fs/promises';
import { getPriority } from 'node:os';
import { PasswordHasher } from '#platform/passwords/password-hasher.ts';

const niceOf = async (thread: string): Promise<number> => {
  const stat = await readFile(`/proc/self/task/${thread}/stat`, 'utf8');
  // Past the name, which may hold spaces: the 19th field of proc(5).
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]);
};

const hasher = new PasswordHasher({ pepper: 'a pepper', cost: 4 });
await hasher.hash('тайна', { lane: 'known', key: 'a person' });
const values = await Promise.all((await readdir('/proc/self/task')).map(niceOf));
await hasher.close();
process.stdout.write(JSON.stringify({ server: getPriority(), lowest: Math.max(...values) }));
