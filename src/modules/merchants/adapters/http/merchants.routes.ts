import * as contract from '#contract/merchants.ts';
import { anonymous, isAdmin } from '#kernel/actor.ts';
import { InvalidFields } from '#kernel/failure.ts';
import { businessDays, presentList, readPage } from '#platform/http/list-query.ts';
import { originOf, serve, type Caller, type Route } from '#platform/http/route.ts';
import { networkOf } from '#platform/rate-limits/network-of.ts';
import type { RateLimit, RateLimits } from '#platform/rate-limits/rate-limits.ts';
import type { ExamineProfile } from '../../application/examine-profile.ts';
import type { GetMerchant } from '../../application/get-merchant.ts';
import type { ListMerchants } from '../../application/list-merchants.ts';
import type { RegisterMerchant } from '../../application/register-merchant.ts';
import { presentMerchant } from './present-merchant.ts';

type Deps = Readonly<{
  register: RegisterMerchant;
  list: ListMerchants;
  get: GetMerchant;
  examine: ExamineProfile;
  limits: RateLimits;
}>;

const registrations: RateLimit = { name: 'register', times: 5, seconds: 3_600 };

/** Five registrations an hour from one network; a form that has to be mended is not one, an administrator has no limit. */
const limited = async <T>(
  limits: RateLimits,
  { actor, address }: Caller,
  act: () => Promise<T>,
): Promise<T> => {
  if (isAdmin(actor)) return act();
  const who = networkOf(address);
  await limits.take(registrations, who);
  try {
    return await act();
  } catch (error) {
    if (error instanceof InvalidFields) await limits.giveBack(registrations, who);
    throw error;
  }
};

export const merchantRoutes = ({ register, list, get, examine, limits }: Deps): Route[] => [
  serve(
    contract.registerMerchant,
    async ({ body, caller }) => {
      const { actor, language } = caller;
      const command = { ...body, actor, language, from: originOf(caller) };
      const merchant = await limited(limits, caller, () => register.execute(command));
      return presentMerchant(merchant);
    },
    { examine: ({ given }) => examine.execute({ ...given, actor: anonymous }) },
  ),
  serve(contract.listMerchants, async ({ query, caller: { actor } }) => {
    const asked = readPage(query, 'createdAt');
    const { search, status, businessType, ids, missing } = query;
    const filter = { search, status, businessType, ids, missing, ...businessDays(query) };
    return presentList(
      'merchants',
      asked,
      await list.execute({ actor, filter, page: asked.page }),
      presentMerchant,
    );
  }),
  serve(contract.getMerchant, async ({ params: { id: merchantId }, caller: { actor } }) =>
    presentMerchant(await get.execute({ actor, merchantId })),
  ),
];
