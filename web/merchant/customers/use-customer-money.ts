import { useState } from 'react';
import { businessDateOf } from '#contract/business-date.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { useLanguage } from '../../shared/messages/language.ts';
import { useAccount } from '../kit/portal/queries.ts';

/** Whether the server says what customers bought and owe: a cashier sees only the own sales of today. */
export const useSeesMoney = (): boolean => useAccount().data?.merchantRole !== 'CASHIER';

/** The calendar year in Sofia of the turnover, and its sums as text. */
export const useCustomerMoney = () => {
  const language = useLanguage();
  const [year] = useState(() => businessDateOf(new Date()).slice(0, 4));
  return {
    year,
    /** @param amount null where the server does not say it */
    euro: (amount: number | null): string => (amount === null ? '-' : formatMoney(amount, 'EUR', language)),
  };
};
