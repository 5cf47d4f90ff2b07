import { planLimits } from '#kernel/plans.ts';
import type { EndedMembership, Membership, Room, TeamMembers } from '#modules/users/index.ts';
import { InMemoryMemberships } from './in-memory-memberships.ts';

/** Has no locks, users or sessions: the locks only read. */
export class InMemoryTeamMembers implements TeamMembers {
  readonly #memberships = new InMemoryMemberships();
  readonly ended: EndedMembership[] = [];
  /** How many members the plan allows. */
  most: number = planLimits.PRO.members;

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

  async lockRoom(merchantId: number): Promise<Room> {
    return { used: (await this.ofMerchant(merchantId)).length, most: this.most };
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
