import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { MerchantNotes, Note } from '#modules/merchants/ports/merchant-notes.ts';

type Opened = Readonly<{
  notes: MerchantNotes;
  work: UnitOfWork;
  addMerchant(): Promise<number>;
  close(): Promise<void>;
}>;

/** The contract of `MerchantNotes`: every implementation passes it. */
export const describeMerchantNotes = (name: string, open: () => Promise<Opened>): void => {
  describe(`${name} as MerchantNotes`, () => {
    let opened: Opened;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    const add = async (): Promise<Note> => {
      const merchantId = await opened.addMerchant();
      const at = new Date('2026-11-20T10:00:00Z');
      const about = { text: 'Обаждане', isPinned: false, createdAt: at, changedAt: null };
      return opened.work.transact(() => opened.notes.add({ merchantId, author: 'user:5', ...about }));
    };
    const find = ({ merchantId, id }: Pick<Note, 'merchantId' | 'id'>) =>
      opened.work.transact(() => opened.notes.findForUpdate(merchantId, id));

    it('a note is found for its merchant, and for no other', async () => {
      const [note, other] = [await add(), await add()];
      expect(await find(note)).toEqual(note);
      expect(await find({ merchantId: other.merchantId, id: note.id })).toBeNull();
    });

    it('a changed note is found as it was saved', async () => {
      const note = await add();
      const changed = { ...note, text: 'Ново', isPinned: true, changedAt: new Date('2026-11-21T10:00:00Z') };
      await opened.work.transact(() => opened.notes.save(changed));
      expect(await find(note)).toEqual(changed);
    });

    it('a removed note is unknown', async () => {
      const note = await add();
      await opened.work.transact(() => opened.notes.remove(note.id));
      expect(await find(note)).toBeNull();
    });
  });
};
