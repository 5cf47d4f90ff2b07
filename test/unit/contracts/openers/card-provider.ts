import type { OpenedCardProvider } from '#test/contracts/sample-checkouts.ts';
import { FakeCardProvider } from '#test/fakes/fake-card-provider.ts';
import { FakeProviderRecords } from '#test/fakes/fake-provider-records.ts';
import { FakeProviderSettings } from '#test/fakes/fake-provider-settings.ts';

export const openCardProvider = async (): Promise<OpenedCardProvider> => {
  const cardProvider = new FakeCardProvider();
  return {
    cardProvider,
    account: null,
    settings: new FakeProviderSettings(),
    records: new FakeProviderRecords(cardProvider, new Date()),
    pay: async (sessionId, declinesLater) => {
      cardProvider.pay(sessionId);
      cardProvider.nextDecline = declinesLater ?? null;
    },
    dispute: async (intentId) => {
      const { sessionId, amountMinor } = cardProvider.snapshots.find((one) => one.intentId === intentId)!;
      cardProvider.change(sessionId, {
        disputes: [
          {
            providerDisputeId: `dp_${sessionId}`,
            amountMinor,
            currency: 'EUR',
            reason: 'fraudulent',
            status: 'OPEN',
            isInquiry: false,
            fee: null,
            isUnderReview: false,
            evidenceDueAt: null,
            openedAt: new Date(),
          },
        ],
      });
    },
    storeError: async () => cardProvider.failNext('refund', 'STORED_ERROR'),
    routed: () => Object.assign(new FakeProviderSettings(), { isRouted: true }),
  };
};
