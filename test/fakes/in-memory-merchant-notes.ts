import type { MerchantNotes, Note } from '#modules/merchants/ports/merchant-notes.ts';

export class InMemoryMerchantNotes implements MerchantNotes {
  readonly #notes = new Map<number, Note>();
  #last = 0;

  async add(note: Omit<Note, 'id'>): Promise<Note> {
    const added = { ...note, id: (this.#last += 1) };
    this.#notes.set(added.id, added);
    return added;
  }

  async findForUpdate(merchantId: number, id: number): Promise<Note | null> {
    const note = this.#notes.get(id);
    return note?.merchantId === merchantId ? note : null;
  }

  async save(note: Note): Promise<void> {
    this.#notes.set(note.id, note);
  }

  async remove(id: number): Promise<void> {
    this.#notes.delete(id);
  }
}
