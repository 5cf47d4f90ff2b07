import {
  AccountToken,
  replacesEarlier,
  type AccountTokenRecord,
  type NewAccountToken,
} from '#src/modules/users/domain/account-token.ts';
import type { AccountTokens } from '#src/modules/users/ports/account-tokens.ts';

type Stored = Readonly<{ secret: string; record: AccountTokenRecord }>;

export class InMemoryAccountTokens implements AccountTokens {
  readonly #stored = new Map<number, Stored>();

  /** The secrets of all tokens of a kind, the oldest first. */
  secretsOf(kind: AccountTokenRecord['kind']): string[] {
    return this.#all.filter(({ record }) => record.kind === kind).map(({ secret }) => secret);
  }

  async issue(token: NewAccountToken): Promise<string> {
    if (replacesEarlier(token.kind))
      this.#end(token.createdAt, ({ userId, kind }) => userId === token.userId && kind === token.kind);
    const id = this.#stored.size + 1;
    const secret = `secret ${id}`;
    this.#stored.set(id, { secret, record: { ...token, id } });
    return secret;
  }

  async find(secret: string): Promise<AccountToken | null> {
    const found = this.#all.find((stored) => stored.secret === secret);
    return found === undefined ? null : AccountToken.restore(found.record);
  }

  async save(token: AccountToken): Promise<void> {
    this.#put(token.toRecord());
  }

  async endAllOf(
    userId: number,
    { at, keepUndoBefore }: Parameters<AccountTokens['endAllOf']>[1],
  ): Promise<void> {
    this.#end(
      at,
      (token) =>
        token.userId === userId && !(token.kind === 'UNDO_EMAIL' && token.createdAt < keepUndoBefore),
    );
  }

  get #all(): Stored[] {
    return [...this.#stored.values()];
  }

  #end(at: Date, isEnded: (token: AccountTokenRecord) => boolean): void {
    for (const { record } of this.#all)
      if (isEnded(record) && record.usedAt === null && record.expiresAt > at)
        this.#put({ ...record, expiresAt: at });
  }

  #put(record: AccountTokenRecord): void {
    this.#stored.set(record.id, { ...this.#stored.get(record.id)!, record });
  }
}
