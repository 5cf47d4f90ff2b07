import { nameOf, type Actor } from '#kernel/actor.ts';
import { mustReadHistory } from '../../application/policies.ts';
import type { Note } from '../../ports/merchant-notes.ts';
import { getMerchant, type MerchantReads } from './get-merchant.ts';
import { notesTable } from './merchant-notes-table.ts';

/** A note with its author's username, null for a deleted user. */
export type NoteView = Omit<Note, 'merchantId' | 'author'> &
  Readonly<{ username: string | null; isOwn: boolean }>;

const pageSize = 20;

/** A page of the notes on a merchant. @throws SignInNeeded, NotAllowed, MerchantNotFound */
export const listNotes = async (
  deps: MerchantReads,
  { actor, merchantId, page }: Readonly<{ actor: Actor; merchantId: number; page: number }>,
): Promise<Readonly<{ content: NoteView[]; totalElements: number }>> => {
  mustReadHistory(actor);
  await getMerchant(deps, actor, merchantId);
  const rows = await deps.database.rows<{ username: string | null }>(
    `select ${notesTable.select('n')}, u.username
     from merchant_notes n left join users u on n.author = 'user:' || u.id
     where n.merchant_id = :merchantId order by n.is_pinned desc, n.id desc limit :size offset :skipped`,
    { merchantId, size: pageSize, skipped: page * pageSize },
  );
  const [counted] = await deps.database.rows<{ count: number }>(
    'select count(*)::int as count from merchant_notes where merchant_id = :merchantId',
    { merchantId },
  );
  const content = rows.map((row) => viewOf(notesTable.read(row), actor, row.username));
  return { content, totalElements: counted?.count ?? 0 };
};

/** A note as its reader sees it. */
export const viewOf = (note: Note, actor: Actor, username: string | null): NoteView => {
  const { merchantId: _, author, ...shown } = note;
  return { ...shown, username, isOwn: author === nameOf(actor) };
};
