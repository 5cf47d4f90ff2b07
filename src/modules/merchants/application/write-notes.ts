import { isAdmin, nameOf, type Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { NotAllowed } from '#kernel/failure.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { MerchantAuditLog } from '../domain/audit-actions.ts';
import { NoteNotFound } from '../domain/note-failures.ts';
import type { MerchantNotes, Note } from '../ports/merchant-notes.ts';
import type { Merchants } from '../ports/merchants.ts';
import { mustReadHistory } from './policies.ts';

type Content = Readonly<{ text: string; isPinned: boolean }>;
type AboutMerchant = Readonly<{ actor: Actor; merchantId: number }>;
type AboutNote = AboutMerchant & Readonly<{ noteId: number }>;
type Deps = Readonly<{
  merchants: Merchants;
  notes: MerchantNotes;
  work: UnitOfWork;
  audit: MerchantAuditLog;
  clock: Clock;
}>;

/** The note of the merchant, locked. @throws NoteNotFound */
const noteOf = async ({ notes }: Deps, { merchantId, noteId }: AboutNote): Promise<Note> => {
  const note = await notes.findForUpdate(merchantId, noteId);
  if (note === null) throw new NoteNotFound();
  return note;
};

/** The audit log names the note, not its text. */
const record = (
  { audit }: Deps,
  { actor, merchantId }: AboutMerchant,
  action: Parameters<MerchantAuditLog['record']>[0]['action'],
  noteId: number,
): Promise<void> =>
  audit.record({ actor, action, subject: { type: 'merchant', id: merchantId }, data: { noteId } });

/** Adds a note of staff on an open merchant. @throws SignInNeeded, NotAllowed, MerchantNotFound */
export class AddMerchantNote {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ text, isPinned, ...about }: AboutMerchant & Content): Promise<Note> {
    const { merchants, notes, work, clock } = this.#deps;
    const { actor, merchantId } = about;
    mustReadHistory(actor);
    return work.transact(async () => {
      await merchants.lock(merchantId);
      const at = { createdAt: clock.now(), changedAt: null };
      const note = await notes.add({ merchantId, author: nameOf(actor), text, isPinned, ...at });
      await record(this.#deps, about, 'merchant.note-added', note.id);
      return note;
    });
  }
}

/** Changes a note of the caller. @throws SignInNeeded, NotAllowed, NoteNotFound */
export class ChangeMerchantNote {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ text, isPinned, ...about }: AboutNote & Content): Promise<Note> {
    const { notes, work, clock } = this.#deps;
    mustReadHistory(about.actor);
    return work.transact(async () => {
      const note = await noteOf(this.#deps, about);
      if (note.author !== nameOf(about.actor)) throw new NotAllowed();
      const changed = { ...note, text, isPinned, changedAt: clock.now() };
      await notes.save(changed);
      await record(this.#deps, about, 'merchant.note-changed', note.id);
      return changed;
    });
  }
}

/** Deletes a note of the caller; ADMIN deletes every note. @throws SignInNeeded, NotAllowed, NoteNotFound */
export class DeleteMerchantNote {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute(about: AboutNote): Promise<void> {
    const { notes, work } = this.#deps;
    mustReadHistory(about.actor);
    await work.transact(async () => {
      const note = await noteOf(this.#deps, about);
      if (note.author !== nameOf(about.actor) && !isAdmin(about.actor)) throw new NotAllowed();
      await notes.remove(note.id);
      await record(this.#deps, about, 'merchant.note-deleted', note.id);
    });
  }
}
