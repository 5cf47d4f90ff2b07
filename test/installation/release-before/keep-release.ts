import { keep, readCommit, releaseBefore } from './release-sources.ts';

/**
 * Keeps the sources of the commit that `release.json` names, for the tests of the release before. Run after each
 * release, with its commit in that file: `node test/installation/release-before/keep-release.ts`.
 */
const sources = await readCommit(releaseBefore.commit);
await keep(sources);
process.stdout.write(`${Object.keys(sources).length} files of ${releaseBefore.commit} are kept\n`);
