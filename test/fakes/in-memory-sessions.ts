import { Session, type SessionRecord } from '#src/modules/users/domain/session.ts';
import type { Sessions } from '#src/modules/users/ports/sessions.ts';

type End = Parameters<Sessions['endAllOf']>[1];

export class InMemorySessions implements Sessions {
  readonly #records = new Map<string, SessionRecord>();

  get all(): readonly SessionRecord[] {
    return [...this.#records.values()];
  }

  async add(session: Session): Promise<void> {
    this.#put(session);
  }

  async findForUpdate(id: string): Promise<Session | null> {
    const record = this.#records.get(id);
    return record === undefined ? null : Session.restore(record);
  }

  async save(session: Session): Promise<void> {
    this.#put(session);
  }

  async endAllOf(userId: number, { reason, at, exceptId, merchantId }: End): Promise<void> {
    for (const record of this.all) {
      if (record.userId !== userId || record.id === exceptId) continue;
      if (merchantId !== undefined && record.merchantId !== merchantId) continue;
      const session = Session.restore(record);
      session.end(reason, at);
      this.#put(session);
    }
  }

  async endViews(of: Parameters<Sessions['endViews']>[0], { reason, at }: End): Promise<void> {
    for (const record of this.all) {
      if (record.viewedFrom === null) continue;
      if ('merchantId' in of ? record.merchantId !== of.merchantId : record.viewedFrom !== of.viewedFrom)
        continue;
      const session = Session.restore(record);
      session.end(reason, at);
      this.#put(session);
    }
  }

  #put(session: Session): void {
    const record = session.toRecord();
    this.#records.set(record.id, record);
  }
}
