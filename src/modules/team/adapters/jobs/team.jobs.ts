import { jobHandler, jobType, type JobHandler } from '#kernel/jobs.ts';
import { useCase } from '#platform/define-module.ts';
import { invitationMail, SendInvitationMail } from '../../application/send-invitation-mail.ts';
import { divideTeamsBeyondPlan } from '../postgres/teams-beyond-plan.ts';
import { expireInvitations } from '../postgres/expire-invitations.ts';

const expireInvitationsJob = jobType('team.expire-invitations', 0);
const divideByPlanJob = jobType('team.divide-by-plan', 0);

type Deps = ConstructorParameters<typeof SendInvitationMail>[0] &
  Parameters<typeof expireInvitations>[0] &
  Parameters<typeof divideTeamsBeyondPlan>[0];

export const teamJobs = (deps: Deps): JobHandler[] => {
  const sendInvitationMail = useCase(SendInvitationMail, deps);
  return [
    jobHandler(invitationMail, (request) => sendInvitationMail.execute(request)),
    jobHandler(expireInvitationsJob, () => expireInvitations(deps), '20 4 * * *'),
    jobHandler(divideByPlanJob, () => divideTeamsBeyondPlan(deps), '25 4 * * *'),
  ];
};
