import { listAttention } from '#contract/attention.ts';
import type { AttentionKind } from '#contract/module-vocabulary.ts';
import { mustHaveRole } from '#kernel/actor.ts';
import type { AttentionItem } from '#kernel/attention-item.ts';
import { serve, type Route } from './route.ts';

/** Attention items of the back office with their counts. */
export const attentionRoute = (items: readonly AttentionItem<AttentionKind>[]): Route =>
  serve(listAttention, async ({ caller: { actor } }) => {
    mustHaveRole(actor, 'ADMIN', 'SUPPORT');
    return Promise.all(
      items.map(async ({ kind, count, reason }) => {
        const why = reason?.();
        return { kind, count: await count(), ...(why === undefined ? {} : { reason: why }) };
      }),
    );
  });
