import type { ReactNode } from 'react';
import type { Plan } from '#contract/merchants/plans.ts';
import { ownerAccount } from '#test/unit/web/support/owner-account.ts';
import { renderScreen } from '#test/unit/web/support/render.tsx';
import { sampleData, type stubPortal } from '#test/unit/web/support/samples.ts';
import { answers } from '#test/unit/web/support/stub-api.ts';
import { sampleMerchant } from '#web/demo/sample-merchant.ts';
import { AllMessages } from '#web/merchant/kit/messages/AllMessages.tsx';
import { useAccount } from '#web/merchant/kit/portal/queries.ts';
import { PortalProvider } from '#web/merchant/shell/PortalProvider.tsx';

/** The portal shows its pages once it knows the account. */
const SignedIn = ({ children }: { children: ReactNode }) => useAccount().data && children;

interface Opened {
  readonly role?: string;
  readonly plan?: Plan;
  readonly url?: string;
}

/** A screen of the portal in English. */
export const openPortal = (
  server: ReturnType<typeof stubPortal>,
  children: ReactNode,
  { role = 'OWNER', plan = 'GROWTH', url = '/' }: Opened = {},
) => {
  server.on('GET /auth/session', answers.ok({ ...ownerAccount, merchantRole: role }));
  server.on('GET /merchants/me', answers.ok({ ...sampleMerchant(sampleData), plan }));
  return renderScreen(
    <AllMessages>
      <PortalProvider base="/merchant" isDemo={false}>
        <SignedIn>{children}</SignedIn>
      </PortalProvider>
    </AllMessages>,
    { url },
  );
};
