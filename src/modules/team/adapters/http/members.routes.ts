import * as contract from '#contract/team/team.ts';
import { useCase } from '#platform/define-module.ts';
import { serve, type Route } from '#platform/http/route.ts';
import { ChangeMember } from '../../application/change-member.ts';
import { LeaveMerchant } from '../../application/leave-merchant.ts';
import { getMember } from '../../application/member-policies.ts';
import { RemoveMember } from '../../application/remove-member.ts';
import { refundLimitProblems } from '../../domain/given-role.ts';
import { getTeamMember, listTeam } from '../postgres/list-team.ts';
import { presentMember } from './present-member.ts';

type Deps = ConstructorParameters<typeof ChangeMember>[0] & Parameters<typeof listTeam>[0];

/** Routes of the members of a team. */
export const memberRoutes = (deps: Deps): Route[] => {
  const changeMember = useCase(ChangeMember, deps);
  const removeMember = useCase(RemoveMember, deps);
  const leaveMerchant = useCase(LeaveMerchant, deps);
  return [
    serve(contract.listTeam, async ({ caller: { actor } }) =>
      (await listTeam(deps, actor)).map((member) => presentMember(member, actor)),
    ),
    serve(
      contract.changeMember,
      async ({ params: { userId }, body, caller: { actor } }) => {
        await changeMember.execute({ ...body, actor, userId });
        return presentMember(await getTeamMember(deps, actor, userId), actor);
      },
      {
        find: ({ params: { userId }, caller: { actor } }) => getMember(deps, actor, userId),
        validate: ({ given }) => refundLimitProblems(given),
      },
    ),
    serve(contract.removeMember, ({ params: { userId }, caller: { actor } }) =>
      removeMember.execute({ actor, userId }),
    ),
    serve(contract.leaveMerchant, ({ params: { merchantId }, caller: { actor } }) =>
      leaveMerchant.execute({ actor, merchantId }),
    ),
  ];
};
