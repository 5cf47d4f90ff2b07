import { exportMerchants as exportEndpoint } from '#contract/exports.ts';
import * as contract from '#contract/merchants/merchants.ts';
import { isAdmin } from '#kernel/actor.ts';
import { InvalidFields } from '#kernel/failure.ts';
import type { LoadPhoneNumbers } from '#kernel/phone-numbers.ts';
import type { MerchantUserAccounts, UserAccounts } from '#modules/users/index.ts';
import { businessDays, presentList, readPage } from '#platform/http/list-query.ts';
import { originOf, serve, type Caller, type Route } from '#platform/http/route.ts';
import { exportDownload } from '#platform/http/export-download.ts';
import { networkOf } from '#kernel/network-of.ts';
import type { RateLimit, RateLimits } from '#kernel/rate-limits.ts';
import { profileProblems } from '../../application/read-profile.ts';
import { passwordProblems, type RegisterMerchant } from '../../application/register-merchant.ts';
import type { ExportMerchants } from '../postgres/export-merchants.ts';
import { getMerchant, refusedEmailOf, type MerchantReads } from '../postgres/get-merchant.ts';
import { listMerchants } from '../postgres/list-merchants.ts';
import { readRegistrations } from '../postgres/merchant-registrations.ts';
import { presentMerchant, presentRegistrations } from './present-merchant.ts';

type Deps = MerchantReads &
  Readonly<{
    registerMerchant: RegisterMerchant;
    exportMerchants: ExportMerchants;
    phoneNumbers: LoadPhoneNumbers;
    accounts: Pick<UserAccounts, 'ofMerchant'>;
    merchantAccounts: Pick<MerchantUserAccounts, 'problemsOf'>;
    limits: RateLimits;
  }>;

const registrations: RateLimit = { name: 'register', times: 5, seconds: 3_600 };

/** Five registrations an hour from one network; invalid forms do not count, administrators have no limit. */
const limited = async <T>(
  limits: RateLimits,
  { actor, ip }: Caller,
  register: () => Promise<T>,
): Promise<T> => {
  if (isAdmin(actor)) return register();
  const who = networkOf(ip);
  await limits.take(registrations, who);
  try {
    return await register();
  } catch (error) {
    if (error instanceof InvalidFields) await limits.release(registrations, who);
    throw error;
  }
};

/** Routes of registration, list, export and single merchants. */
export const merchantRoutes = (deps: Deps): Route[] => [
  serve(
    contract.registerMerchant,
    async ({ body, caller }) => {
      const { actor, language } = caller;
      const command = { ...body, actor, language, from: originOf(caller) };
      const registered = await limited(deps.limits, caller, () => deps.registerMerchant.execute(command));
      return { ...presentMerchant(registered), correctionToken: registered.correctionToken };
    },
    {
      validate: async ({ given: { password, ...profile }, caller: { actor } }) => [
        ...profileProblems(profile, await deps.phoneNumbers()),
        ...(password === undefined && isAdmin(actor)
          ? []
          : passwordProblems(deps.merchantAccounts, password)),
      ],
    },
  ),
  serve(contract.listMerchants, async ({ query, caller: { actor } }) => {
    const request = readPage(query, 'createdAt');
    const filter = { ...query, ...businessDays(query) };
    const listed = await listMerchants(deps, { actor, filter, page: request.page });
    return presentList('merchants', request, listed, presentMerchant);
  }),
  serve(exportEndpoint, async ({ query: { format, ...query }, caller: { actor, language } }) => {
    const filters = { ...query, ...businessDays(query) };
    return exportDownload(format, await deps.exportMerchants({ actor, format, filters, language }));
  }),
  serve(contract.getMerchant, async ({ params: { id }, caller: { actor } }) => {
    const merchant = presentMerchant(await getMerchant(deps, actor, id));
    const [account] = await deps.accounts.ofMerchant(id);
    const refusedEmail = (await refusedEmailOf(deps.database, id)) ?? account?.refusedEmail ?? null;
    return {
      ...merchant,
      isEmailVerified: account !== undefined && account.emailVerifiedAt !== null,
      ...(refusedEmail !== null && { refusedEmail }),
      registrations: presentRegistrations(await readRegistrations(deps.database, id)),
    };
  }),
];
