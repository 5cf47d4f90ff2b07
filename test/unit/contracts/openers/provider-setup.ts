import type { Opener } from '#test/contracts/run-suites.ts';
import { activeAccount, FakeProviderSetup } from '#test/fakes/fake-provider-setup.ts';

export const openProviderSetup: Opener<'ProviderSetup'> = async () => {
  const setup = new FakeProviderSetup('https://pay.example.com', new Date());
  const { registered } = setup;
  return {
    setup,
    register: async (events, apiVersion) => {
      const [first] = setup.endpoints;
      setup.registered = [
        { ...first!, events, apiVersion, endpointId: 'we_9', isEnabled: true, createdAt: new Date() },
      ];
    },
    refuseKey: () => {
      setup.isKeyRefused = true;
    },
    restrictKey: () => {
      setup.missing = [{ permission: 'Charges: read', name: 'rak_charge_read', isOnAccounts: false }];
      setup.canRead = false;
    },
    permitAll: () => {
      Object.assign(setup, { isKeyRefused: false, missing: [], canRead: true, registered });
      setup.own = activeAccount(new Date());
    },
    makeEvent: async (isAccepted) => {
      const type = 'payment_intent.payment_failed';
      const { apiVersion } = await setup.needed();
      setup.events.unshift({
        at: new Date(),
        type,
        isOfConnected: false,
        isPending: !isAccepted,
        apiVersion,
      });
      return { type };
    },
  };
};
