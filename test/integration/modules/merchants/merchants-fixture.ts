import { anonymous, system, type Role } from '#kernel/actor.ts';
import { resolve } from '#platform/di.ts';
import { AssignAccountant, ChangeMerchantStatus, RegisterMerchant } from '#modules/merchants/index.ts';
import { merchantsModule } from '#src/modules/merchants/merchants.module.ts';
import { rightOfMerchants } from './right-of-merchants.ts';
import { createUser, password, signIn } from '#test/integration/modules/users/test-users.ts';
import { createFixture, type Fixture } from '#test/integration/modules/users/users-fixture.ts';

/** The modules users and merchants, served over HTTP. */
export const createMerchantsFixture = (options: { rateLimits?: boolean } = {}): Promise<Fixture> =>
  createFixture({ modules: [merchantsModule, rightOfMerchants], ...options });

export const form = {
  businessName: 'Пекарна София',
  businessType: 'RETAIL' as const,
  email: 'pekarna@example.bg',
  phoneNumber: '0888 123 456',
  address: 'София, ул. „Шипка“ 1',
  taxId: undefined as string | undefined,
};

let made = 0;

/** Records the address of a user as verified, as its mailed link does. */
export const verify = async ({ database }: Fixture, email: string): Promise<void> => {
  await database.rows('update users set email_verified_at = now() where email = :email', { email });
};

/** Registers a merchant with a unique e-mail; a test sets only the fields that it needs. */
export const register = async (
  fixture: Fixture,
  about: Partial<typeof form> & { status?: 'ACTIVE' | 'SUSPENDED' | 'INACTIVE' } = {},
): Promise<{ id: number; email: string }> => {
  const { status, ...given } = about;
  made += 1;
  const email = given.email ?? `merchant-${made}@example.bg`;
  const { id } = await resolve(fixture.container, RegisterMerchant).execute({
    ...form,
    ...given,
    email,
    actor: anonymous,
    password,
    language: 'bg',
  });
  if (status !== undefined) {
    await resolve(fixture.container, ChangeMerchantStatus).execute({
      actor: system('tests'),
      merchantId: id,
      status,
    });
  }
  return { id, email };
};

/** Creates a user of the back office. @returns the token of a session */
export const staff = async (
  fixture: Fixture,
  role: Role,
  username: string = role.toLowerCase(),
): Promise<string> => {
  await createUser(fixture, { username, role });
  return signIn(fixture, username);
};

/** Creates an accountant assigned to these merchants. @returns the token of a session */
export const accountantOf = async (
  fixture: Fixture,
  username: string,
  merchants: number[],
): Promise<string> => {
  const userId = await createUser(fixture, { username, role: 'ACCOUNTANT' });
  for (const merchantId of merchants) {
    await resolve(fixture.container, AssignAccountant).execute({
      actor: system('tests'),
      merchantId,
      userId,
    });
  }
  return signIn(fixture, username);
};
