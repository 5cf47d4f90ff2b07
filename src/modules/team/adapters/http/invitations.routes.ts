import * as contract from '#contract/team/invitations.ts';
import { useCase } from '#platform/define-module.ts';
import { originOf, serve, type Route } from '#platform/http/route.ts';
import { AcceptInvitation } from '../../application/accept-invitation.ts';
import { CreateInvitation, roleProblems } from '../../application/create-invitation.ts';
import { ReadInvitation } from '../../application/read-invitation.ts';
import { RefuseInvitation } from '../../application/refuse-invitation.ts';
import { WithdrawInvitation } from '../../application/withdraw-invitation.ts';
import { listInvitations } from '../postgres/list-invitations.ts';
import { presentInvitation } from './present-invitation.ts';

type Deps = ConstructorParameters<typeof AcceptInvitation>[0] &
  ConstructorParameters<typeof CreateInvitation>[0] &
  Parameters<typeof listInvitations>[0];

/** Routes of a merchant's invitations. */
const merchantRoutes = (deps: Deps): Route[] => {
  const createInvitation = useCase(CreateInvitation, deps);
  const withdrawInvitation = useCase(WithdrawInvitation, deps);
  return [
    serve(contract.listInvitations, async ({ caller: { actor } }) =>
      (await listInvitations(deps, actor)).map((listed) => presentInvitation(listed, deps.clock.now())),
    ),
    serve(
      contract.createInvitation,
      async ({ body, caller: { actor } }) => {
        const invitation = await createInvitation.execute({ ...body, actor });
        return presentInvitation({ invitation, isEmailRefused: false }, deps.clock.now());
      },
      { validate: ({ given }) => roleProblems(given) },
    ),
    serve(contract.withdrawInvitation, ({ params: { id: invitationId }, caller: { actor } }) =>
      withdrawInvitation.execute({ actor, invitationId }),
    ),
  ];
};

/** Routes of the mailed link. */
const mailedRoutes = (deps: Deps): Route[] => {
  const readInvitation = useCase(ReadInvitation, deps);
  const acceptInvitation = useCase(AcceptInvitation, deps);
  const refuseInvitation = useCase(RefuseInvitation, deps);
  return [
    serve(contract.readInvitation, ({ body: { token }, caller: { ip } }) =>
      readInvitation.execute({ token, ip }),
    ),
    serve(contract.acceptInvitation, ({ body, caller }) => {
      const { actor, language } = caller;
      return acceptInvitation.execute({ ...body, actor, language, from: originOf(caller) });
    }),
    serve(contract.refuseInvitation, ({ body: { token }, caller: { actor, ip } }) =>
      refuseInvitation.execute({ actor, token, ip }),
    ),
  ];
};

export const invitationRoutes = (deps: Deps): Route[] => [...merchantRoutes(deps), ...mailedRoutes(deps)];
