import type { Database } from '#platform/database/database.ts';
import { mailedSecretHash, newMailedSecret } from '#platform/mailed-secret.ts';
import { Invitation, type NewInvitation } from '../../domain/invitation.ts';
import type { InvitationKey, Invitations } from '../../ports/invitations.ts';
import { invitationsTable } from './invitations-table.ts';

const select = `select ${invitationsTable.select('i')} from invitations i`;

export class SqlInvitations implements Invitations {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  async lockMerchant(merchantId: number): Promise<void> {
    await this.#database.rows('select pg_advisory_xact_lock(hashtextextended(:name, 0))', {
      name: `team.invitations ${merchantId}`,
    });
  }

  async add(invitation: NewInvitation): Promise<Invitation> {
    const [row] = await this.#database.rows<{ id: number }>(
      `insert into invitations (merchant_id, email, kind, role, refund_limit_minor, state, invited_by, language,
         created_at, expires_at, settled_at, accepted_by)
       values (:merchantId, :email, :kind, :role, :refundLimitMinor, :state, :invitedBy, :language,
         :createdAt, :expiresAt, :settledAt, :acceptedBy) returning id`,
      invitation,
    );
    return Invitation.restore({ ...invitation, id: row!.id });
  }

  sentTo({ merchantId, email, kind }: Parameters<Invitations['sentTo']>[0]): Promise<Invitation | null> {
    return this.#first(
      `${select} where i.merchant_id = :merchantId and lower(i.email) = lower(:email) and i.kind = :kind
         and i.state = 'SENT' for update`,
      { merchantId, email, kind },
    );
  }

  async countOpen(merchantId: number, now: Date): Promise<number> {
    const [row] = await this.#database.rows<{ count: number }>(
      `select count(*)::int as count from invitations where merchant_id = :merchantId and kind = 'TEAM'
         and state = 'SENT' and expires_at > :now`,
      { merchantId, now },
    );
    return row!.count;
  }

  find(key: InvitationKey): Promise<Invitation | null> {
    return this.#by(key, '');
  }

  lock(key: InvitationKey): Promise<Invitation | null> {
    return this.#by(key, 'for update');
  }

  async save(invitation: Invitation): Promise<void> {
    const { id, state, settledAt, acceptedBy } = invitation.toRecord();
    await this.#database.rows(
      'update invitations set state = :state, settled_at = :settledAt, accepted_by = :acceptedBy where id = :id',
      { id, state, settledAt, acceptedBy },
    );
  }

  async issueSecret(id: number): Promise<string> {
    const secret = newMailedSecret();
    await this.#database.rows('update invitations set token_hash = :hash where id = :id', {
      id,
      hash: mailedSecretHash(secret),
    });
    return secret;
  }

  #by(key: InvitationKey, lock: 'for update' | ''): Promise<Invitation | null> {
    return 'id' in key
      ? this.#first(`${select} where i.id = :id ${lock}`, key)
      : this.#first(`${select} where i.token_hash = :hash ${lock}`, { hash: mailedSecretHash(key.secret) });
  }

  async #first(sql: string, bindings: Readonly<Record<string, unknown>>): Promise<Invitation | null> {
    const [row] = await this.#database.rows<object>(sql, bindings);
    return row === undefined ? null : Invitation.restore(invitationsTable.read(row));
  }
}
