import { modelOf } from '#platform/database/model-of.ts';
import type { Transactions } from '#platform/database/transactions.ts';
import type { MerchantNotes, Note } from '../../ports/merchant-notes.ts';
import { notesTable } from './merchant-notes-table.ts';

const NoteModel = modelOf(notesTable);

export class ObjectionMerchantNotes implements MerchantNotes {
  readonly #transactions: Transactions;

  constructor({ transactions }: Readonly<{ transactions: Transactions }>) {
    this.#transactions = transactions;
  }

  async add(note: Omit<Note, 'id'>): Promise<Note> {
    const row = await this.#query().insert(notesTable.write(note)).returning('id');
    return { ...note, id: notesTable.read(row).id };
  }

  async findForUpdate(merchantId: number, id: number): Promise<Note | null> {
    const row = await this.#query().findById(id).where({ merchant_id: merchantId }).forUpdate();
    return row === undefined ? null : notesTable.read(row);
  }

  async save({ id, ...note }: Note): Promise<void> {
    await this.#query().findById(id).patch(notesTable.write(note));
  }

  async remove(id: number): Promise<void> {
    await this.#query().deleteById(id);
  }

  #query() {
    return this.#transactions.query(NoteModel);
  }
}
