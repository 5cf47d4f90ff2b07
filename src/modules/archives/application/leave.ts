import type { Actor } from '#kernel/actor.ts';
import { jobType, type Jobs } from '#kernel/jobs.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { LeaveInstallation, MerchantDirectory } from '#modules/merchants/index.ts';
import type { UserAccounts } from '#modules/users/index.ts';
import { StillOpen } from '../domain/failures.ts';
import type { Leaving } from '../domain/leaving.ts';
import { keeperOf } from './policies.ts';

/** Tells one owner that the business has left. */
export const leavingMailed =
  jobType<Readonly<{ merchantId: number; userId: number }>>('archives.mail-leaving');

type Command = Readonly<{
  actor: Actor;
  confirm: string;
  /** Although payouts are on the way or disputes are open. */
  leaveAnyway: boolean;
}>;
type Deps = Readonly<{
  directory: MerchantDirectory;
  accounts: Pick<UserAccounts, 'ownersOf'>;
  leaveInstallation: Pick<LeaveInstallation, 'execute'>;
  leavingOf(merchantId: number): Promise<Leaving>;
  jobs: Jobs;
  work: UnitOfWork;
}>;

/** An owner leaves with the business, and every owner is mailed. */
export class Leave {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws SignInNeeded, NotAllowed, NotForKeys, ProofNeeded, MerchantSuspended, StillOpen, InvalidFields */
  async execute({ actor, confirm, leaveAnyway }: Command): Promise<void> {
    const { accounts, leaveInstallation, leavingOf, jobs, work } = this.#deps;
    const { id: merchantId } = await keeperOf(this.#deps, actor, 'OWN');
    await work.transact(async () => {
      await leaveInstallation.execute({ actor, confirm });
      const { payouts, disputes } = await leavingOf(merchantId);
      if (!leaveAnyway && payouts + disputes > 0) throw new StillOpen({ payouts, disputes });
      for (const userId of await accounts.ownersOf(merchantId))
        await jobs.enqueue(leavingMailed, { merchantId, userId });
    });
  }
}
