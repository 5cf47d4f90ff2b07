import type { BankLine } from '#contract/banking/bank-lines.ts';
import { ownerAccount } from '#test/unit/web/support/owner-account.ts';
import { renderScreen } from '#test/unit/web/support/render.tsx';
import { sampleData, type stubPortal } from '#test/unit/web/support/samples.ts';
import { answers } from '#test/unit/web/support/stub-api.ts';
import { sampleMerchant } from '#web/demo/sample-merchant.ts';
import BankPage from '#web/merchant/bank/BankPage.tsx';
import { AllMessages } from '#web/merchant/kit/messages/AllMessages.tsx';
import { useAccount } from '#web/merchant/kit/portal/queries.ts';
import { PortalProvider } from '#web/merchant/shell/PortalProvider.tsx';

const none = { NEW: 0, SUGGESTED: 0, MATCHED: 0, TO_RETURN: 0, IGNORED: 0 };

/** The portal shows its pages once it knows the account. */
const SignedIn = () => useAccount().data && <BankPage />;

interface Opened {
  readonly lines?: readonly BankLine[];
  readonly counts?: Partial<typeof none>;
  readonly role?: string;
  readonly plan?: 'STARTER' | 'GROWTH';
  readonly url?: string;
}

/** The page of the bank in English; the server has `lines` in every state. */
export const openBank = (
  server: ReturnType<typeof stubPortal>,
  {
    lines = [],
    counts = { SUGGESTED: lines.length },
    role = 'OWNER',
    plan = 'GROWTH',
    url = '/',
  }: Opened = {},
) => {
  server.on('GET /auth/session', answers.ok({ ...ownerAccount, merchantRole: role }));
  server.on('GET /merchants/me', answers.ok({ ...sampleMerchant(sampleData), plan }));
  server.on('GET /bank/lines/summary', answers.ok({ counts: { ...none, ...counts }, promised: 0 }));
  server.on('GET /bank/lines', answers.ok({ content: lines, totalElements: lines.length }));
  return renderScreen(
    <AllMessages>
      <PortalProvider base="/merchant" isDemo={false}>
        <SignedIn />
      </PortalProvider>
    </AllMessages>,
    { url },
  );
};
