import type * as z from 'zod';
import * as contract from '#contract/merchants/merchant-notes.ts';
import { useCase } from '#platform/define-module.ts';
import { serve, type Route } from '#platform/http/route.ts';
import type { Actor } from '#kernel/actor.ts';
import { AddMerchantNote, ChangeMerchantNote, DeleteMerchantNote } from '../../application/write-notes.ts';
import { getMerchant, type MerchantReads } from '../postgres/get-merchant.ts';
import { listNotes, viewOf, type NoteView } from '../postgres/list-notes.ts';

type Deps = MerchantReads & ConstructorParameters<typeof AddMerchantNote>[0];

const present = (note: NoteView): z.input<typeof contract.addMerchantNote.response> => ({
  ...note,
  createdAt: note.createdAt.toISOString(),
  changedAt: note.changedAt?.toISOString() ?? null,
});

const usernameOf = (actor: Actor): string | null => (actor.kind === 'user' ? actor.username : null);

/** Routes of the notes of staff on merchants. */
export const noteRoutes = (deps: Deps): Route[] => {
  const add = useCase(AddMerchantNote, deps);
  const change = useCase(ChangeMerchantNote, deps);
  const remove = useCase(DeleteMerchantNote, deps);
  const find = ({ params, caller }: Readonly<{ params: { id: number }; caller: { actor: Actor } }>) =>
    getMerchant(deps, caller.actor, params.id);
  return [
    serve(
      contract.listMerchantNotes,
      async ({ params: { id: merchantId }, query: { page }, caller }) => {
        const { content, totalElements } = await listNotes(deps, { actor: caller.actor, merchantId, page });
        return { content: content.map(present), totalElements };
      },
      { find },
    ),
    serve(
      contract.addMerchantNote,
      async ({ params: { id: merchantId }, body, caller: { actor } }) =>
        present(viewOf(await add.execute({ ...body, actor, merchantId }), actor, usernameOf(actor))),
      { find },
    ),
    serve(
      contract.changeMerchantNote,
      async ({ params: { id: merchantId, noteId }, body, caller: { actor } }) =>
        present(
          viewOf(await change.execute({ ...body, actor, merchantId, noteId }), actor, usernameOf(actor)),
        ),
      { find },
    ),
    serve(contract.deleteMerchantNote, ({ params: { id: merchantId, noteId }, caller: { actor } }) =>
      remove.execute({ actor, merchantId, noteId }),
    ),
  ];
};
