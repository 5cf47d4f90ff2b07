import * as contract from '#contract/team/team.ts';
import { useCase } from '#platform/define-module.ts';
import { serve, type Route } from '#platform/http/route.ts';
import { ChangeMember } from '../../application/change-member.ts';
import { LeaveMerchant } from '../../application/leave-merchant.ts';
import { listOwnMerchants } from '../../application/list-own-merchants.ts';
import { RemoveMember } from '../../application/remove-member.ts';
import { SwitchMerchant } from '../../application/switch-merchant.ts';
import { getMember } from '../../application/team-policies.ts';
import { refundLimitProblems } from '../../domain/membership.ts';
import { getOwnAccount } from '../postgres/get-own-account.ts';
import { getTeamMember, listTeam } from '../postgres/list-team.ts';
import { currentActor } from '../postgres/live-sessions.ts';
import { presentAccount } from './present-account.ts';
import { presentMember } from './present-member.ts';

type Deps = ConstructorParameters<typeof SwitchMerchant>[0] &
  ConstructorParameters<typeof ChangeMember>[0] &
  Parameters<typeof getOwnAccount>[0] &
  Parameters<typeof currentActor>[0];

/** Routes of the team of the caller's merchant, and of the merchants that the caller works for. */
export const teamRoutes = (deps: Deps): Route[] => {
  const changeMember = useCase(ChangeMember, deps);
  const removeMember = useCase(RemoveMember, deps);
  const switchMerchant = useCase(SwitchMerchant, deps);
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
    serve(contract.listOwnMerchants, async ({ caller: { actor } }) => [
      ...(await listOwnMerchants(deps, actor)),
    ]),
    serve(contract.switchMerchant, async ({ body: { merchantId }, caller: { actor } }) => {
      await switchMerchant.execute({ actor, merchantId });
      const switched = await currentActor(deps, actor);
      return presentAccount(await getOwnAccount(deps, switched), switched);
    }),
    serve(contract.leaveMerchant, ({ params: { merchantId }, caller: { actor } }) =>
      leaveMerchant.execute({ actor, merchantId }),
    ),
  ];
};
