import type { Visitor } from '../support/visitor.ts';
import { button, field } from './fields.ts';

/** Fills in the card on the provider's page and pays. */
export const payOnHostedPage = async ({ page, messages }: Visitor, card: string): Promise<void> => {
  const { hosted } = messages;
  await field(page, hosted.cardNumber).fill(card);
  await field(page, hosted.expiry).fill('12/34');
  await field(page, hosted.cvc).fill('123');
  await field(page, hosted.holder).fill('Мария Георгиева');
  await button(page, hosted.pay).click();
};
