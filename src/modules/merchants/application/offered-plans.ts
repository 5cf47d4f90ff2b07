import { OperatorsPlan, PlansNotOffered } from '../domain/plan-failures.ts';

/** The merchant that bills plans; null: none. */
export type Operator = Readonly<{ operatorMerchantId: number | null }>;

/** Whether the merchant can choose a plan. */
export const isOffered = ({ operatorMerchantId }: Operator, merchantId: number): boolean =>
  operatorMerchantId !== null && operatorMerchantId !== merchantId;

/** @throws PlansNotOffered, OperatorsPlan */
export const mustBeOffered = ({ operatorMerchantId }: Operator, merchantId: number): void => {
  if (operatorMerchantId === null) throw new PlansNotOffered();
  if (operatorMerchantId === merchantId) throw new OperatorsPlan();
};
