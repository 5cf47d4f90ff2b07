import { atMost, compare, timed, type Line } from '../compare.ts';
import type { Context } from '../context.ts';
import { plateno } from '../processes.ts';

/** Commands that need the application; the last two need the modules up to invoices. */
const lists = ['links', 'payments', 'invoices'];

/** Commands that need the application against one that does not. */
export const commandStart = async ({ databases: { env } }: Context): Promise<Line[]> => {
  const baseline = timed(1, () => plateno(env, '--help'));
  const lines: Line[] = [];
  for (const topic of lists) {
    const ours = timed(1, () => plateno(env, topic, 'list', '--json'));
    lines.push(atMost(2, `plateno ${topic} list`, 'ms', await compare({ ours, baseline })));
  }
  return lines;
};
