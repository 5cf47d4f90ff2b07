import type { Actor } from '#kernel/actor.ts';
import { AssignAccountant } from '#modules/merchants/application/assign-accountant.ts';
import { ChangeMerchantStatus } from '#modules/merchants/application/change-merchant-status.ts';
import { RegisterMerchant } from '#modules/merchants/application/register-merchant.ts';
import { ChangeMerchantPlan } from '#modules/merchants/application/change-merchant-plan.ts';
import { ChoosePlan } from '#modules/merchants/application/choose-plan.ts';
import { SetFiscalProfile } from '#modules/merchants/application/set-fiscal-profile.ts';
import { CreateUser } from '#modules/users/index.ts';
import { demoAccounts } from '#development/demo-accounts.ts';
import type { Application } from '#src/composition.ts';
import { shopkeeperOf } from './shopkeeper.ts';

export const seeder: Actor = { kind: 'operator', name: 'seed' };

const names: Readonly<Record<string, [string, string]>> = {
  ADMIN: ['Администратор', 'Платено'],
  SUPPORT: ['Силвия', 'Поддръжка'],
  ACCOUNTANT: ['Олга', 'Счетоводител'],
};

const passwordOf = (username: string): string =>
  demoAccounts.find((account) => account.username === username)!.password;

/** @returns the user's id */
export const seedUser = async (application: Application, username: string): Promise<number> => {
  const { role, password } = demoAccounts.find((account) => account.username === username)!;
  const [firstName, lastName] = names[role]!;
  const email = `${username}@plateno.example`;
  const about = {
    actor: seeder,
    username,
    email,
    firstName,
    lastName,
    role,
    password,
    language: 'bg' as const,
  };
  return (await application.resolve(CreateUser).execute(about)).id;
};

const register = async (
  application: Application,
  merchant: Readonly<{
    businessName: string;
    businessType: 'RETAIL' | 'RESTAURANT' | 'SERVICE';
    address: string;
    email: string;
    phoneNumber: string;
    taxId: string | undefined;
    returnTerms?: string;
  }>,
  password: string,
): Promise<number> => {
  const command = { ...merchant, actor: seeder, password, language: 'bg' as const };
  return (await application.resolve(RegisterMerchant).execute(command)).id;
};

const activate = (application: Application, merchantId: number) =>
  application
    .resolve(ChangeMerchantStatus)
    .execute({ actor: seeder, merchantId, status: 'ACTIVE', reason: undefined });

const operatorTaxId = '207145018';
export const operatorEmail = 'operator@plateno.example';

/** The operator of the installation, which bills the merchants: active, registered for VAT. */
export const seedOperator = async (application: Application): Promise<number> => {
  const email = operatorEmail;
  const merchantId = await register(
    application,
    {
      businessName: 'Платено ООД',
      businessType: 'SERVICE',
      address: 'ул. „Оборище“ 5, 1504 София',
      email,
      phoneNumber: '+359 2 987 6543',
      taxId: operatorTaxId,
    },
    passwordOf(email),
  );
  const terms = {
    vatRegistration: 'FULL',
    vatNumber: `BG${operatorTaxId}`,
    iban: 'BG18RZBB91550123456789',
    invoiceAuthor: 'Калина Маринова',
  } as const;
  await application.resolve(SetFiscalProfile).execute({ actor: seeder, merchantId, terms });
  // Reminders of unpaid bills belong to the plan.
  await application
    .resolve(ChangeMerchantPlan)
    .execute({ actor: seeder, merchantId, plan: 'PRO', free: true });
  await activate(application, merchantId);
  return merchantId;
};

/** The demo merchant: active, registered for VAT, with an accountant of its own. */
export const seedDemoMerchant = async (application: Application): Promise<number> => {
  const email = 'demo@plateno.example';
  const merchantId = await register(
    application,
    {
      businessName: 'Глинено ателие Тракия ЕООД',
      businessType: 'RETAIL',
      address: 'ул. „Капана“ 12, 4000 Пловдив',
      email,
      phoneNumber: '+359 32 123 456',
      taxId: '175074752',
      returnTerms:
        'Връщаме сумата до 14 дни от получаването. Пишете ни или се обадете; връщането е за наша сметка, ако предметът е счупен.',
    },
    passwordOf(email),
  );
  const terms = {
    vatRegistration: 'FULL',
    vatNumber: 'BG175074752',
    iban: 'BG80BNBG96611020345678',
    invoiceAuthor: 'Вяра Иванова',
  } as const;
  await application.resolve(SetFiscalProfile).execute({ actor: seeder, merchantId, terms });
  await application.resolve(ChangeMerchantPlan).execute({ actor: seeder, merchantId, plan: 'GROWTH' });
  await activate(application, merchantId);
  return merchantId;
};

/** The second merchant: active, not registered for VAT. */
export const seedSecondMerchant = async (application: Application): Promise<number> => {
  const email = 'second@plateno.example';
  const merchantId = await register(
    application,
    {
      businessName: 'Кухня „При Донка“ ЕТ',
      businessType: 'RESTAURANT',
      address: 'бул. „Витоша“ 88, 1463 София',
      email,
      phoneNumber: '+359 88 812 3456',
      taxId: '831902088',
    },
    passwordOf(email),
  );
  await activate(application, merchantId);
  return merchantId;
};

/** A merchant that waits for approval, so that an administrator has a task; it tries the larger plan. */
export const seedWaitingMerchant = async (application: Application): Promise<void> => {
  const merchantId = await register(
    application,
    {
      businessName: 'Книжарница „Хеликон-Север“',
      businessType: 'RETAIL',
      address: 'ул. „Гладстон“ 3, 5000 Велико Търново',
      email: 'kniga@plateno.example',
      phoneNumber: '+359 62 600 700',
      taxId: '121699202',
    },
    'plateno-demo',
  );
  const actor = await shopkeeperOf(application, merchantId);
  await application.resolve(ChoosePlan).execute({ actor, plan: 'GROWTH', trial: true });
};

export const assignAccountant = (application: Application, merchantId: number, userId: number) =>
  application.resolve(AssignAccountant).execute({ actor: seeder, merchantId, userId });
