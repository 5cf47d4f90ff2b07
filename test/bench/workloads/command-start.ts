import { atMost, compare, timed, type Line } from '../compare.ts';
import type { Context } from '../context.ts';
import { plateno } from '../processes.ts';

/** A command that needs the application against one that does not. */
export const commandStart = async ({ databases: { env } }: Context): Promise<Line> => {
  const ours = timed(1, () => plateno(env, 'links', 'list', '--json'));
  const baseline = timed(1, () => plateno(env, '--help'));
  return atMost(2, 'plateno links list', 'ms', await compare({ ours, baseline }));
};
