import * as contract from '#contract/invoices/invoice-drafts.ts';
import type { DraftSummary } from '#contract/invoices/invoice-drafts.ts';
import type { Actor } from '#kernel/actor.ts';
import type { Database } from '#platform/database/database.ts';
import { serve, type Route } from '#platform/http/route.ts';
import type { DeleteDraft } from '../../application/delete-draft.ts';
import type { SaveDraft } from '../../application/save-draft.ts';
import { getOwnDraft, listOwnDrafts } from '../postgres/list-drafts.ts';

type Deps = Readonly<{ database: Database; saveDraft: SaveDraft; deleteDraft: DeleteDraft }>;

const saved = async (deps: Deps, actor: Actor, id: number): Promise<DraftSummary> => {
  const { content: _, ...summary } = await getOwnDraft(deps, actor, id);
  return summary;
};

/** Drafts of invoices. */
export const draftRoutes = (deps: Deps): Route[] => [
  serve(contract.listDrafts, ({ caller: { actor } }) => listOwnDrafts(deps, actor)),
  serve(contract.getDraft, ({ params: { id }, caller: { actor } }) => getOwnDraft(deps, actor, id)),
  serve(contract.createDraft, async ({ body: { content }, caller: { actor } }) =>
    saved(deps, actor, await deps.saveDraft.execute({ actor, content, stored: null })),
  ),
  serve(
    contract.changeDraft,
    async ({ params: { id }, body: { content, version }, caller: { actor } }) => {
      // Of another merchant it is 404, not 409.
      await getOwnDraft(deps, actor, id);
      return saved(deps, actor, await deps.saveDraft.execute({ actor, content, stored: { id, version } }));
    },
    { find: ({ params: { id }, caller: { actor } }) => getOwnDraft(deps, actor, id) },
  ),
  serve(contract.deleteDraft, ({ params: { id: draftId }, caller: { actor } }) =>
    deps.deleteDraft.execute({ actor, draftId }),
  ),
];
