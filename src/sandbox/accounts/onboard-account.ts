import { schedule } from '../storage/tasks.ts';
import type { Transaction } from '../storage/transaction.ts';
import type { AccountNotes, Verdict } from './account-notes.ts';
import { lockAccount, type StoredAccount } from './account-store.ts';
import { changeBankAccount } from './change-bank-account.ts';
import { publishAccount } from './publish-account.ts';
import { judged, missingDetails } from './requirements.ts';
import { verdictByEik } from './test-values.ts';

/** What the owner has entered; a field left empty keeps its former value. */
export type EnteredDetails = {
  readonly eik?: string | undefined;
  readonly companyName?: string | undefined;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly iban?: string | undefined;
};

/** How the owner leaves the form: all is given, something is left for later, or the verification is to fail. */
export type Ending = 'submit' | 'skip' | 'fail';

const verifyAfterMs = 60_000;
const documentWithinSeconds = 14 * 86_400;

const entered = (tx: Transaction, stored: StoredAccount, details: EnteredDetails): StoredAccount => {
  const given = Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined));
  const notes: AccountNotes = { ...stored.notes, ...given };
  const kept = { body: stored.body, notes };
  const isNewBank = details.iban !== undefined && details.iban !== stored.notes.iban;
  return isNewBank ? changeBankAccount(tx, kept, details.iban ?? '') : kept;
};

/** The owner has accepted the provider's terms and answered what the form does not ask. */
const accepted = (tx: Transaction, { body, notes }: StoredAccount): StoredAccount => {
  const profile = body.business_profile;
  return {
    body: {
      ...body,
      business_type: body.business_type ?? 'company',
      ...(profile && {
        business_profile: {
          ...profile,
          mcc: profile.mcc ?? '5734',
          url: profile.url ?? 'https://shop.example',
        },
      }),
      tos_acceptance: { date: tx.context.clock.seconds(), ip: '192.0.2.1', user_agent: 'Sandbox' },
    },
    notes,
  };
};

const verdictOf = (former: StoredAccount, { notes }: StoredAccount, ending: Ending): Verdict => {
  if (ending === 'fail') return 'failed';
  const isAnswered = former.notes.verdict === 'document' || former.notes.verdict === 'overdue';
  return isAnswered ? 'verified' : verdictByEik(notes.eik);
};

/** Sets the verdict on a locked account, with what follows later from it. */
export const withVerdict = async (
  tx: Transaction,
  { body, notes }: StoredAccount,
  verdict: Verdict,
): Promise<StoredAccount> => {
  const deadline = tx.context.clock.seconds() + documentWithinSeconds;
  const task = { account: '', of: body.id } as const;
  if (verdict === 'pending') await schedule(tx, { kind: 'verify-account', ...task }, verifyAfterMs);
  if (verdict === 'document')
    await schedule(tx, { kind: 'pass-deadline', ...task }, documentWithinSeconds * 1000);
  return judged({
    body,
    notes: { ...notes, verdict, deadline: verdict === 'document' ? deadline : undefined },
  });
};

/**
 * Takes what the owner has entered on the onboarding page, and judges the account.
 * @returns the names of the details that are still missing
 */
export const onboardAccount = async (
  tx: Transaction,
  id: string,
  details: EnteredDetails,
  ending: Ending,
): Promise<readonly string[]> => {
  const former = await lockAccount(tx, id);
  if (!former) return [];
  const filled = entered(tx, former, details);
  const complete = ending === 'skip' ? filled : accepted(tx, filled);
  const next =
    ending === 'skip'
      ? judged(complete)
      : await withVerdict(tx, complete, verdictOf(former, complete, ending));
  await publishAccount(tx, former.body, next);
  return missingDetails(next);
};
