import type { EndedMembership, Membership, TeamMembers } from '#modules/users/index.ts';
import { InMemoryMemberships } from './in-memory-memberships.ts';

/** Has no locks, users or sessions: the locks only read. */
export class InMemoryTeamMembers implements TeamMembers {
  readonly #memberships = new InMemoryMemberships();
  readonly ended: EndedMembership[] = [];

  get all(): readonly Membership[] {
    return this.#memberships.all;
  }

  async ofMerchant(merchantId: number): Promise<readonly Membership[]> {
    return this.#memberships.ofMerchant(merchantId);
  }

  async lock(merchantId: number): Promise<readonly Membership[]> {
    return this.ofMerchant(merchantId);
  }

  async lockToAdd(merchantId: number): Promise<readonly Membership[]> {
    return this.ofMerchant(merchantId);
  }

  async lockToEnd(merchantId: number): Promise<readonly Membership[]> {
    return this.ofMerchant(merchantId);
  }

  async save(membership: Membership): Promise<void> {
    await this.#memberships.save(membership);
  }

  async add(membership: Membership): Promise<void> {
    await this.#memberships.save(membership);
  }

  async end(ended: EndedMembership): Promise<void> {
    await this.#memberships.remove(ended.merchantId, ended.userId);
    this.ended.push(ended);
  }
}
