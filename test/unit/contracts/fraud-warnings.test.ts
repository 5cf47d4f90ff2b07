import { describeFraudWarnings } from '#test/contracts/fraud-warnings.ts';
import { FakeFraudWarnings } from '#test/fakes/fake-fraud-warnings.ts';

describeFraudWarnings('the fake', async () => {
  const warnings = new FakeFraudWarnings();
  return {
    warnings,
    account: 'acct_1',
    warn: async (type, account) => warnings.warn(type, account),
    refund: async ({ warningId }) => warnings.end(warningId),
    fail: async () => warnings.fail(),
  };
});
