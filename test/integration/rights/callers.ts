import { CreateUser } from '#modules/users/index.ts';
import { system, type Role } from '#kernel/actor.ts';
import type { PaymentLink } from '#contract/links/links.ts';
import { startApplication } from '#test/support/application.ts';
import { accepted } from '#test/support/application/api-client.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import type { Places } from '#test/support/application/dev-stack.ts';

/** The password of staff users; merchants have `password` of `build.ts`. */
export const staffPassword = 'парола на служител';

/** Records of a merchant: an active payment link, a succeeded payment and its invoice. */
export type OwnedRecords = Readonly<{
  merchantId: number;
  link: PaymentLink;
  paymentId: number;
  sessionId: string;
  invoiceId: number;
  /** Of a second sale, whose document gets another buyer. */
  otherSessionId: string;
  /** Open disputes of a third sale, unknown to the provider; the second one has no evidence. */
  disputeId: number;
  emptyDisputeId: number;
}>;

/** One caller of every kind in the authorization matrix, and the records of the merchants among them. */
export const createCallers = async ({
  isWorking = true,
  places,
  variables = {},
}: Readonly<{ isWorking?: boolean; places?: Places; variables?: NodeJS.ProcessEnv }> = {}) => {
  const shop = await startApplication({ isWorking, variables, ...(places && { places }) });
  const own = await shop.addMerchant();
  const other = await shop.addMerchant();
  const suspended = await shop.addMerchant();
  const locked = await shop.addMerchant();

  const addUser = async (role: Role): Promise<{ id: number; token: string }> => {
    const username = role.toLowerCase();
    const { id } = await shop.application.resolve(CreateUser).execute({
      actor: system('tests'),
      username: `${username}-of-the-table`,
      email: `${username}@table.example`,
      firstName: 'Роля',
      lastName: role,
      role,
      password: staffPassword,
      language: 'bg',
    });
    return { id, token: await shop.signIn(`${username}-of-the-table`, staffPassword) };
  };
  const support = await addUser('SUPPORT');
  const accountant = await addUser('ACCOUNTANT');
  accepted(await shop.admin.put(`/users/${accountant.id}/merchants`, { merchantIds: [own.id] }));

  const sell = async (merchant: TestMerchant) => {
    const checkout = await shop.openCheckout(await shop.createLink(merchant));
    await shop.control.pay({ session: checkout.sessionId });
    await shop.returnPaid(checkout);
    const { invoiceId } = await shop.payment(checkout.paymentId);
    return { ...checkout, invoiceId: invoiceId! };
  };

  const dispute = async ({ paymentId }: { paymentId: number }): Promise<[number, number]> => {
    const [first, second] = await shop.database.rows<{ id: number }>(
      `insert into disputes (payment_id, provider_dispute_id, amount_minor, currency, reason, status, evidence_due_at,
         opened_at, updated_at)
       select :paymentId, 'dp_' || :paymentId || '_' || n, 100, 'EUR', 'fraudulent', 'OPEN', now() + interval '5 days',
         now(), now()
       from generate_series(1, 2) n returning id`,
      { paymentId },
    );
    return [first!.id, second!.id];
  };

  const createRecords = async (merchant: TestMerchant): Promise<OwnedRecords> => {
    const { invoiceId, ...checkout } = await sell(merchant);
    const { sessionId: otherSessionId } = await sell(merchant);
    const [disputeId, emptyDisputeId] = await dispute(await sell(merchant));
    const link = await shop.createLink(merchant);
    return {
      merchantId: merchant.id,
      link,
      paymentId: checkout.paymentId,
      sessionId: checkout.sessionId,
      invoiceId,
      otherSessionId,
      disputeId,
      emptyDisputeId,
    };
  };
  const ownedRecords = { own: await createRecords(own), suspended: await createRecords(suspended) };
  await shop.setStatus(suspended.id, 'SUSPENDED');
  const lockedUser = await shop.database.rows<{ id: number }>(
    `select id from users where merchant_id = ${locked.id}`,
  );
  accepted(await shop.admin.post(`/users/${lockedUser[0]!.id}/lock`));
  return { shop, own, other, suspended, locked, support, accountant, ownedRecords, createRecords };
};
export type Callers = Awaited<ReturnType<typeof createCallers>>;
