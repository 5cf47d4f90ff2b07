/** For `node --import`: appends the URL of each file that the process loads to LOADED_FILES, one a line. */
import { appendFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

const list = process.env['LOADED_FILES']!;

registerHooks({
  load: (url, context, nextLoad) => {
    appendFileSync(list, `${url}\n`);
    return nextLoad(url, context);
  },
});
