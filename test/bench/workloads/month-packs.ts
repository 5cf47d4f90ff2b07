import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { monthBefore } from '#kernel/month.ts';
import { atMost, type Line } from '../compare.ts';
import { signInAsAdministrator, type Context } from '../context.ts';
import { memoryGrowth } from '../cpu.ts';
import { startServer } from '../processes.ts';
import { withIssuers } from '../issuers.ts';
import { open, post, send } from '../requests.ts';

/** Documents of the packs: a large one, ten that are as many in all, and one that a new server packs before. */
const sizes = { large: [1_000], small: Array.from({ length: 10 }, () => 100), warmUp: [5] } as const;
const limitMiB = 150;

type Packs = Readonly<{ month: string; warmUp: readonly number[]; measured: readonly number[] }>;

/** MiB by which a new server that has packed a few documents grows at most while packs are read to their ends. */
const growthBy = async ({ databases }: Context, { month, warmUp, measured }: Packs): Promise<number> => {
  const { url, pid, stop } = await startServer(databases.env);
  try {
    const as = await signInAsAdministrator(url);
    const read = async (merchantIds: readonly number[]): Promise<void> => {
      for (const id of merchantIds) {
        const pack = await open(as(`/merchants/${id}/months/${month}/pack`));
        await pipeline(pack, createWriteStream('/dev/null'));
      }
    };
    await read(warmUp);
    return await memoryGrowth(pid, () => read(measured));
  } finally {
    await stop();
  }
};

/** Packs are written while they are read: what they take does not follow from the number of their documents. */
export const monthPacks = async (context: Context): Promise<Line[]> => {
  const month = monthBefore(new Date());
  const { large, small, warmUp } = await withIssuers(context, month, async (add) => {
    const all = async (counts: readonly number[]): Promise<number[]> => {
      const merchantIds: number[] = [];
      for (const count of counts) merchantIds.push(await add(count));
      return merchantIds;
    };
    return { large: await all(sizes.large), small: await all(sizes.small), warmUp: await all(sizes.warmUp) };
  });
  for (const id of [...large, ...small, ...warmUp]) {
    const { url, headers } = context.asAdministrator(`/merchants/${id}/months/${month}/close`);
    await send(post(url, '{}', headers));
  }
  const ofLarge = await growthBy(context, { month, warmUp, measured: large });
  const ofSmall = await growthBy(context, { month, warmUp, measured: small });
  return [
    atMost(1, 'growth by a pack of 1,000 documents', 'MiB', { ours: ofLarge, baseline: limitMiB }),
    atMost(1.5, 'the same, by ten packs of 100', 'MiB', { ours: ofLarge, baseline: ofSmall }),
  ];
};
