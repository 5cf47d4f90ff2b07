import type { Account } from '#contract/accounts/accounts.ts';
import type { OwnAccount } from '#contract/accounts/own-account.ts';
import type { Language } from '#kernel/language.ts';
import type { Messages } from '#kernel/messages.ts';
import { disabledReasonIn, requirementsIn } from '../../application/requirement-texts.ts';
import type { MerchantAccount } from '../../domain/merchant-account.ts';
import type { ListedAccount } from '../postgres/list-accounts.ts';

type In = Readonly<{ messages: Messages; language: Language }>;

const stateOf = (account: MerchantAccount, { messages, language }: In): Omit<OwnAccount, 'isNeeded'> => {
  const { status, due, pastDue, deadline, disabledReason, bankLast4, bankCurrency, checkedAt } =
    account.toRecord();
  return {
    status,
    isChargeable: account.isChargeable,
    isPaidOut: account.isPaidOut,
    due: [...requirementsIn(messages, language, due)],
    pastDue: [...requirementsIn(messages, language, pastDue)],
    deadline: deadline?.toISOString() ?? null,
    disabledReason: disabledReasonIn(messages, language, disabledReason),
    bankLast4,
    bankCurrency,
    checkedAt: checkedAt?.toISOString() ?? null,
  };
};

const nothing: Omit<OwnAccount, 'isNeeded'> = {
  status: 'NONE',
  isChargeable: false,
  isPaidOut: false,
  due: [],
  pastDue: [],
  deadline: null,
  disabledReason: null,
  bankLast4: null,
  bankCurrency: null,
  checkedAt: null,
};

/** The account for its merchant; without one the status is NONE. */
export const presentOwnAccount = (
  account: MerchantAccount | null,
  { isNeeded, ...texts }: In & Readonly<{ isNeeded: boolean }>,
): OwnAccount => ({ isNeeded, ...(account === null ? nothing : stateOf(account, texts)) });

/** The account for the back office. */
export const presentAccount = ({ account, merchantName }: ListedAccount, texts: In): Account => {
  const { merchantId, accountId, requestedAt } = account.toRecord();
  return {
    id: merchantId,
    merchantName,
    accountId,
    ...stateOf(account, texts),
    requestedAt: requestedAt.toISOString(),
  };
};
