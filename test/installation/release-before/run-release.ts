import { pathToFileURL } from 'node:url';
import type * as composition from '#src/composition.ts';
import type * as configuration from '#platform/config.ts';

/**
 * Runs server or worker of the release in the folder: `node run-release.ts <folder> serve|worker`. Its command `serve`
 * would migrate outside production, and production takes no test keys; everything behind the command is the release's.
 */
const [folder = '', part] = process.argv.slice(2);
const load = async (path: string): Promise<unknown> => import(pathToFileURL(`${folder}/src/${path}`).href);
const { compose } = (await load('composition.ts')) as typeof composition;
const { readConfig } = (await load('platform/config.ts')) as typeof configuration;

const application = await compose(readConfig(process.env));
if (part === 'worker') await application.work();
else await application.listen();
process.once('SIGTERM', () => void application.close().then(() => process.exit(0)));
process.stdout.write('ready\n');
