import { expect } from 'vitest';
import type { Visitor } from '../support/visitor.ts';
import { button, field } from './fields.ts';

export type Business = Readonly<{
  businessName: string;
  address: string;
  taxId: string;
  email: string;
  phoneNumber: string;
  password: string;
}>;

/** Fills in the form on /register and sends it. */
export const sendRegistration = async ({ page, messages }: Visitor, business: Business): Promise<void> => {
  const { registration, shared } = messages;
  const { businessType } = shared;
  await field(page, registration.businessName).fill(business.businessName);
  await field(page, registration.businessType).selectOption({ label: businessType.SERVICE });
  await field(page, registration.address).fill(business.address);
  await field(page, registration.taxId).fill(business.taxId);
  await field(page, registration.email).fill(business.email);
  await field(page, registration.phoneNumber).fill(business.phoneNumber);
  await field(page, registration.password).fill(business.password);
  await button(page, registration.submit).click();
};

/** As `sendRegistration`; then the message stands and the form is empty. */
export const register = async (visitor: Visitor, business: Business): Promise<void> => {
  const { page, messages } = visitor;
  const { registration } = messages;
  await sendRegistration(visitor, business);
  await page.getByText(registration.succeeded).waitFor();
  expect(await field(page, registration.businessName).inputValue()).toBe('');
};
