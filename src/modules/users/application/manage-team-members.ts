import { NoMembership } from '../domain/failures.ts';
import type { Membership } from '../domain/membership.ts';
import type { OpenMerchants } from '../ports/open-merchants.ts';
import { endMembership, type EndMembershipDeps } from './end-membership.ts';
import { getUserForUpdate } from './get-user.ts';
import { lockRoom } from './lock-room.ts';
import type { EndedMembership, Room, TeamMembers } from './team-members.ts';

type Deps = EndMembershipDeps & Readonly<{ merchants: OpenMerchants }>;

export class ManageTeamMembers implements TeamMembers {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async ofMerchant(merchantId: number): Promise<readonly Membership[]> {
    return this.#deps.memberships.ofMerchant(merchantId);
  }

  async lock(merchantId: number): Promise<readonly Membership[]> {
    return this.#deps.memberships.lock(merchantId);
  }

  async lockToAdd(merchantId: number, userId: number): Promise<readonly Membership[]> {
    if (!(await this.#deps.merchants.lock(merchantId))) throw new NoMembership();
    return this.lockToEnd(merchantId, userId);
  }

  async lockToEnd(merchantId: number, userId: number): Promise<readonly Membership[]> {
    await getUserForUpdate(this.#deps.users, userId);
    return this.lock(merchantId);
  }

  async lockRoom(merchantId: number): Promise<Room> {
    if (!(await this.#deps.merchants.lock(merchantId))) throw new NoMembership();
    return lockRoom(this.#deps, merchantId);
  }

  async save(membership: Membership): Promise<void> {
    await this.#deps.memberships.save(membership);
  }

  async add(membership: Membership): Promise<void> {
    const { users } = this.#deps;
    await this.save(membership);
    const user = await getUserForUpdate(users, membership.userId);
    if (user.toRecord().merchantId !== null) return;
    user.workFor(membership.merchantId);
    await users.save(user);
  }

  async end({ userId, ...ended }: EndedMembership): Promise<void> {
    const user = await getUserForUpdate(this.#deps.users, userId);
    await endMembership(this.#deps, { ...ended, user });
  }
}
