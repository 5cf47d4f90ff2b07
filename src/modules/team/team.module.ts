import { AuditLog } from '#kernel/audit.ts';
import { Clock } from '#kernel/clock.ts';
import { Jobs } from '#kernel/jobs.ts';
import { Letters } from '#kernel/letters.ts';
import { Messages } from '#kernel/messages.ts';
import { Random } from '#kernel/random.ts';
import { UnitOfWork } from '#kernel/unit-of-work.ts';
import { subscription } from '#kernel/events.ts';
import {
  AccountantAssignments,
  MerchantDirectory,
  PlanChanged,
  PlanLimits,
  PlanUses,
} from '#modules/merchants/index.ts';
import { InvitedAccounts, TeamMembers, UserAccounts } from '#modules/users/index.ts';
import { Config } from '#platform/config.ts';
import { DatabaseToken } from '#platform/database/database.ts';
import { adapter, defineModule } from '#platform/define-module.ts';
import { letterWriter } from '#platform/mail/letter.ts';
import { RateLimits } from '#kernel/rate-limits.ts';
import { accountantRoutes } from './adapters/http/accountants.routes.ts';
import { invitationRoutes } from './adapters/http/invitations.routes.ts';
import { memberRoutes } from './adapters/http/members.routes.ts';
import { teamJobs } from './adapters/jobs/team.jobs.ts';
import { membersCheck } from './adapters/postgres/check-members.ts';
import { memberUses } from './adapters/postgres/count-members.ts';
import { SqlInvitations } from './adapters/postgres/sql-invitations.ts';
import { SqlPersonalInvitations } from './adapters/postgres/sql-personal-invitations.ts';
import { divideByPlan } from './application/keep-within-plan.ts';
import { InvitationLimits } from './application/invitation-limits.ts';
import { ofInvitation } from './application/send-invitation-mail.ts';
import { auditActions } from './domain/audit-actions.ts';

/** Composes the module team. */
export const teamModule = defineModule({
  name: 'team',
  needs: {
    accountants: AccountantAssignments,
    accounts: UserAccounts,
    audit: AuditLog,
    clock: Clock,
    config: Config,
    database: DatabaseToken,
    directory: MerchantDirectory,
    invitedAccounts: InvitedAccounts,
    jobs: Jobs,
    letters: Letters,
    members: TeamMembers,
    messages: Messages,
    planLimits: PlanLimits,
    random: Random,
    rateLimits: RateLimits,
    work: UnitOfWork,
  },
  adapters: {},
  contributes: { uses: adapter(PlanUses, memberUses) },
  provides: {},
  create: ({ rateLimits, ...needs }) => {
    const deps = {
      ...needs,
      invitations: new SqlInvitations(needs),
      limits: new InvitationLimits({ limits: rateLimits }),
    };
    return {
      api: {},
      routes: [...memberRoutes(deps), ...invitationRoutes(deps), ...accountantRoutes(deps)],
      jobs: teamJobs(deps),
      subscriptions: [subscription(PlanChanged, ({ merchantId }) => divideByPlan(deps, merchantId))],
      letters: [
        letterWriter(
          ofInvitation,
          async () => (await import('./adapters/mail/invitation-letter.ts')).invitationLetter,
        ),
      ],
      auditActions,
      checks: [membersCheck(deps)],
      personalData: [new SqlPersonalInvitations(deps)],
    };
  },
});
