import { modelOf } from '#platform/database/model-of.ts';
import type { Transactions } from '#platform/database/transactions.ts';
import { Session } from '../../domain/session.ts';
import type { Sessions } from '../../ports/sessions.ts';
import { sessionsTable } from './sessions-table.ts';

const SessionModel = modelOf(sessionsTable);

type End = Parameters<Sessions['endAllOf']>[1];

export class ObjectionSessions implements Sessions {
  readonly #transactions: Transactions;

  constructor({ transactions }: Readonly<{ transactions: Transactions }>) {
    this.#transactions = transactions;
  }

  async add(session: Session): Promise<void> {
    await this.#query().insert(sessionsTable.write(session.toRecord()));
  }

  async findForUpdate(id: string): Promise<Session | null> {
    const row = await this.#query().findById(id).forUpdate();
    return row === undefined ? null : Session.restore(sessionsTable.read(row));
  }

  async save(session: Session): Promise<void> {
    const { id, ...record } = session.toRecord();
    await this.#query().findById(id).patch(sessionsTable.write(record));
  }

  async endAllOf(userId: number, { reason, at, exceptId, merchantId }: End): Promise<void> {
    const live = this.#query().where({ user_id: userId }).whereNull('ended_at');
    if (exceptId !== undefined) live.whereNot({ id: exceptId });
    if (merchantId !== undefined) live.where({ merchant_id: merchantId });
    await live.patch(sessionsTable.write({ endedAt: at, endReason: reason }));
  }

  async endViews(
    of: Parameters<Sessions['endViews']>[0],
    { reason, at }: Parameters<Sessions['endViews']>[1],
  ): Promise<void> {
    const live = this.#query().whereNotNull('viewed_from').whereNull('ended_at');
    if ('merchantId' in of) live.where({ merchant_id: of.merchantId });
    else live.where({ viewed_from: of.viewedFrom });
    await live.patch(sessionsTable.write({ endedAt: at, endReason: reason }));
  }

  #query() {
    return this.#transactions.query(SessionModel);
  }
}
