import { moduleNames } from '#src/load-modules.ts';
import { plain, type Row } from './row.ts';

const rowsOf = async (name: string): Promise<Readonly<Record<string, Row>>> => {
  const file = (await import(`./rows/${name}.ts`)) as { rows: Readonly<Record<string, Row>> };
  return file.rows;
};
const all: Readonly<Record<string, Row>>[] = [];
for (const name of [...moduleNames, 'platform']) all.push(await rowsOf(name));

/** The authorization matrix (security, "Who may call what"): every call with every kind of caller, by module. */
export const matrix: Readonly<Record<string, Row>> = {
  ...(Object.assign({}, ...all) as Record<string, Row>),
  // Last: it ends the callers' sessions; the two accountants share one token.
  'POST /auth/logout': plain([401, 204, 204, 204, 204, 204, 401, 204, 401], '/auth/logout'),
};
