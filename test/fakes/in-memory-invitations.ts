import { Invitation, type InvitationRecord, type NewInvitation } from '#modules/team/domain/invitation.ts';
import type { InvitationKey, Invitations } from '#modules/team/ports/invitations.ts';

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Has no locks: `lock` only reads. */
export class InMemoryInvitations implements Invitations {
  readonly #records = new Map<number, InvitationRecord>();
  readonly #secrets = new Map<string, number>();
  #issued = 0;

  get all(): readonly InvitationRecord[] {
    return [...this.#records.values()];
  }

  async lockMerchant(): Promise<void> {}

  async add(invitation: NewInvitation): Promise<Invitation> {
    if ((await this.sentTo(invitation)) !== null) throw new Error('an invitation is open');
    const record = { ...invitation, id: this.#records.size + 1 };
    this.#records.set(record.id, record);
    return Invitation.restore(record);
  }

  async sentTo(of: Parameters<Invitations['sentTo']>[0]): Promise<Invitation | null> {
    const { merchantId, email, kind } = of;
    const found = this.all.find(
      (one) =>
        one.merchantId === merchantId &&
        one.kind === kind &&
        one.state === 'SENT' &&
        isSame(one.email, email),
    );
    return found === undefined ? null : Invitation.restore(found);
  }

  async countOpen(merchantId: number, now: Date): Promise<number> {
    const sent = this.all.filter((one) => one.merchantId === merchantId && one.kind === 'TEAM');
    return sent.filter(({ state, expiresAt }) => state === 'SENT' && expiresAt > now).length;
  }

  async find(key: InvitationKey): Promise<Invitation | null> {
    const id = 'id' in key ? key.id : this.#secrets.get(key.secret);
    const record = id === undefined ? undefined : this.#records.get(id);
    return record === undefined ? null : Invitation.restore(record);
  }

  lock(key: InvitationKey): Promise<Invitation | null> {
    return this.find(key);
  }

  async save(invitation: Invitation): Promise<void> {
    const record = invitation.toRecord();
    this.#records.set(record.id, record);
  }

  async issueSecret(id: number): Promise<string> {
    for (const [secret, of] of this.#secrets) if (of === id) this.#secrets.delete(secret);
    const secret = `secret ${(this.#issued += 1)}`;
    this.#secrets.set(secret, id);
    return secret;
  }
}
