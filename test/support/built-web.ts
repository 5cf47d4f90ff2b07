import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const script = join(import.meta.dirname, '..', '..', 'src', 'development', 'build-web.ts');

/** Builds the web once before the browser tests when it is older than its sources. */
const setup = async (): Promise<void> => {
  const [code] = await once(spawn(process.execPath, [script], { stdio: 'inherit' }), 'exit');
  if (code !== 0) throw new Error('The web could not be built.');
};
export default setup;
