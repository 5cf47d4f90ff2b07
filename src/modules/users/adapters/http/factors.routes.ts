import * as contract from '#contract/users/second-factors.ts';
import { useCase } from '#platform/define-module.ts';
import { originOf, serve, type Caller, type Route } from '#platform/http/route.ts';
import { AddPasskey } from '../../application/add-passkey.ts';
import { ConfirmTotp, getUnconfirmedTotp } from '../../application/confirm-totp.ts';
import {
  listFactorsOfUser,
  listOwnFactors,
  type ListedFactor,
  type ListedFactors,
} from '../../application/list-factors.ts';
import { ProveByCode } from '../../application/prove-by-code.ts';
import { RemoveFactor } from '../../application/remove-factor.ts';
import { RenewRecoveryCodes } from '../../application/renew-recovery-codes.ts';
import { StartPasskey } from '../../application/start-passkey.ts';
import { StartTotp } from '../../application/start-totp.ts';

type Deps = ConstructorParameters<typeof AddPasskey>[0] &
  ConstructorParameters<typeof ConfirmTotp>[0] &
  ConstructorParameters<typeof ProveByCode>[0] &
  ConstructorParameters<typeof RemoveFactor>[0];

const presentFactor = ({ createdAt, lastUsedAt, ...factor }: ListedFactor): contract.Factor => ({
  ...factor,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

const presentFactors = ({ factors, ...rest }: ListedFactors) => ({
  factors: factors.map(presentFactor),
  ...rest,
});

const presentCodes = (recoveryCodes: readonly string[] | null) => ({
  recoveryCodes: recoveryCodes === null ? null : [...recoveryCodes],
});

/** The caller with the device that a mail about the change names. */
const changer = (caller: Caller) => ({
  actor: caller.actor,
  userAgent: caller.userAgent,
  from: originOf(caller),
});

/** Routes of the caller's own second factors, and the list of a user's. */
export const factorRoutes = (deps: Deps): Route[] => {
  const startTotp = useCase(StartTotp, deps);
  const confirmTotp = useCase(ConfirmTotp, deps);
  const startPasskey = useCase(StartPasskey, deps);
  const addPasskey = useCase(AddPasskey, deps);
  const removeFactor = useCase(RemoveFactor, deps);
  const renewRecoveryCodes = useCase(RenewRecoveryCodes, deps);
  const proveByCode = useCase(ProveByCode, deps);
  return [
    serve(contract.listFactors, async ({ caller: { actor } }) =>
      presentFactors(await listOwnFactors(deps, actor)),
    ),
    serve(contract.listFactorsOfUser, async ({ params: { id }, caller: { actor } }) =>
      presentFactors(await listFactorsOfUser(deps)(actor, id)),
    ),
    serve(contract.startTotp, ({ caller: { actor } }) => startTotp.execute({ actor })),
    serve(
      contract.confirmTotp,
      async ({ params: { id: factorId }, body, caller }) =>
        presentCodes(await confirmTotp.execute({ ...changer(caller), ...body, factorId })),
      { find: ({ params: { id }, caller: { actor } }) => getUnconfirmedTotp(deps, actor, id) },
    ),
    serve(contract.startPasskey, ({ caller: { actor } }) => startPasskey.execute({ actor })),
    serve(contract.addPasskey, async ({ body, caller }) =>
      presentCodes(await addPasskey.execute({ ...changer(caller), ...body })),
    ),
    serve(contract.removeFactor, ({ params: { id: factorId }, caller }) =>
      removeFactor.execute({ ...changer(caller), factorId }),
    ),
    serve(contract.renewRecoveryCodes, async ({ caller }) => ({
      recoveryCodes: [...(await renewRecoveryCodes.execute(changer(caller)))],
    })),
    serve(contract.proveByCode, async ({ body: { code }, caller: { actor } }) => {
      const provedUntil = await proveByCode.execute({ actor, code });
      return { provedUntil: provedUntil.toISOString() };
    }),
  ];
};
