import type { Actor, SignedIn } from '#kernel/actor.ts';
import { Money } from '#kernel/money.ts';
import type { MerchantRecord } from '#modules/merchants/index.ts';
import { CancelLink } from '#modules/links/application/cancel-link.ts';
import { CreateLink } from '#modules/links/application/create-link.ts';
import { ExtendLink } from '#modules/links/application/extend-link.ts';
import { InMemoryExchangeRates } from '#test/fakes/in-memory-exchange-rates.ts';
import { InMemoryCustomerDirectory } from '#test/fakes/in-memory-customer-directory.ts';
import { InMemoryPaymentLinks } from '#test/fakes/in-memory-payment-links.ts';
import { recordedKernel } from '#test/fakes/recorded-kernel.ts';

const userOf = (role: SignedIn['role'], merchantId: number | null): Actor => ({
  kind: 'user',
  userId: 1,
  username: 'test',
  role,
  merchantRole: role === 'MERCHANT' ? 'OWNER' : null,
  merchantId,
  sessionId: '',
});
export const merchant = userOf('MERCHANT', 7);
export const otherMerchant = userOf('MERCHANT', 8);
/** Back-office users; none has a merchant. */
export const actorsWithoutMerchant: readonly Actor[] = [
  userOf('SUPPORT', null),
  userOf('ACCOUNTANT', null),
  userOf('ADMIN', null),
];

export const draft = {
  amount: Money.ofMinor(4_900, 'BGN'),
  description: 'Ваза',
  usage: 'SINGLE' as const,
  customerName: null,
  customerEmail: null,
};

/** The use-cases of links on fakes; a merchant is ACTIVE unless `statuses` has another status. */
export const linksFixture = () => {
  const kernel = recordedKernel();
  const links = new InMemoryPaymentLinks();
  const statuses = new Map<number, MerchantRecord['status']>();
  const merchants = {
    byId: async (id: number) => ({ id, status: statuses.get(id) ?? 'ACTIVE' }) as MerchantRecord,
  };
  let tokens = 0;
  const random = { uuid: () => '', token: () => `token-${(tokens += 1)}`, bytes: () => new Uint8Array() };
  const customerDirectory = new InMemoryCustomerDirectory();
  const deps = { ...kernel, links, merchants, random, customerDirectory };
  const createLink = new CreateLink({ ...deps, exchangeRates: new InMemoryExchangeRates() });
  const recordOf = async (id: number) => (await links.find({ id }))!.toRecord();
  return {
    ...deps,
    statuses,
    createLink,
    cancelLink: new CancelLink(deps),
    extendLink: new ExtendLink(deps),
    recordOf,
    addLink: async (about: Partial<Parameters<CreateLink['execute']>[0]> = {}) =>
      (await createLink.execute({ actor: merchant, ...draft, ...about })).id,
  };
};
