import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { followLink, newAccount, newLink, onboard } from './onboarded-account.ts';
import { startTestSandbox, type TestSandbox } from './test-sandbox.ts';

let fixture: TestSandbox;

beforeAll(async () => {
  fixture = await startTestSandbox();
});
afterEach(() => fixture.control.resetClock());
afterAll(() => fixture.stop());

const retrieve = (id: string) => fixture.stripe.accounts.retrieve(id);

const onboarded = async (eik: string): Promise<string> => {
  const { id } = await newAccount(fixture);
  await onboard(fixture, id, { eik });
  return id;
};

describe('The test values', () => {
  it('the company number 000000000 is rejected as fraud', async () => {
    expect(await retrieve(await onboarded('000000000'))).toMatchObject({
      charges_enabled: false,
      payouts_enabled: false,
      details_submitted: true,
      requirements: { disabled_reason: 'rejected.fraud', currently_due: [] },
    });
  });

  it('the company number 111111111 is pending for one minute, then verified', async () => {
    const id = await onboarded('111111111');
    expect(await retrieve(id)).toMatchObject({
      charges_enabled: false,
      capabilities: { card_payments: 'pending' },
      requirements: {
        pending_verification: ['company.tax_id'],
        disabled_reason: 'requirements.pending_verification',
      },
    });
    await fixture.control.advanceClock(59);
    expect(await retrieve(id)).toMatchObject({ charges_enabled: false });
    await fixture.control.advanceClock(2);
    expect(await retrieve(id)).toMatchObject({ charges_enabled: true, payouts_enabled: true });
  });

  it('the company number 222222222 has 14 days for a document, and is stopped without one', async () => {
    const id = await onboarded('222222222');
    const asked = await retrieve(id);
    expect(asked).toMatchObject({
      charges_enabled: true,
      requirements: { currently_due: ['company.verification.document'], past_due: [] },
    });
    const inDays = ((asked.requirements?.current_deadline ?? 0) - Date.now() / 1000) / 86_400;
    expect(Math.round(inDays)).toBe(14);
    await fixture.control.advanceClock(14 * 86_400 + 1);
    expect(await retrieve(id)).toMatchObject({
      charges_enabled: false,
      payouts_enabled: false,
      requirements: {
        past_due: ['company.verification.document'],
        current_deadline: null,
        disabled_reason: 'requirements.past_due',
      },
    });
    await onboard(fixture, id, { eik: '222222222', iban: '' });
    expect(await retrieve(id)).toMatchObject({ charges_enabled: true, requirements: { currently_due: [] } });
  });

  it('a document that is handed in before its deadline keeps the account open', async () => {
    const id = await onboarded('222222222');
    await onboard(fixture, id, { eik: '222222222', iban: '' });
    await fixture.control.advanceClock(15 * 86_400);
    expect(await retrieve(id)).toMatchObject({ charges_enabled: true });
  });

  it.each([
    ['333333333', 'requirements.past_due'],
    ['444444444', 'under_review'],
  ])('the company number %s may not charge: %s', async (eik, disabled_reason) => {
    expect(await retrieve(await onboarded(eik))).toMatchObject({
      charges_enabled: false,
      requirements: { disabled_reason },
    });
  });
});

describe('The control call', () => {
  it.each([
    ['reject', false, 'rejected.fraud'],
    ['review', false, 'under_review'],
    ['ask', true, null],
    ['lapse', false, 'requirements.past_due'],
    ['verify', true, null],
  ] as const)('the move %s of a sandbox account leaves charges %s', async (move, charges, reason) => {
    const id = await onboarded('204676177');
    const moved = await fixture.control.moveAccount(id, move);
    expect(moved).toMatchObject({ charges_enabled: charges, requirements: { disabled_reason: reason } });
    expect(await retrieve(id)).toEqual(expect.objectContaining({ charges_enabled: charges }));
  });

  it('an account that leaves is no longer reached, and the event names the application', async () => {
    const id = await onboarded('204676177');
    const link = await newLink(fixture, id);
    await fixture.control.moveAccount(id, 'leave');
    await fixture.control.settleNow();
    const left = fixture.connectReceiver.received.find(
      ({ event }) => event.account === id && event.type === 'account.application.deauthorized',
    );
    expect(left?.event.data.object).toEqual({
      id: 'ca_sandbox',
      object: 'application',
      name: 'Sandbox platform',
    });
    const refused = { statusCode: 403, code: 'account_invalid' };
    await expect(retrieve(id)).rejects.toMatchObject(refused);
    await expect(fixture.stripe.balance.retrieve({}, { stripeAccount: id })).rejects.toMatchObject(refused);
    await expect(newLink(fixture, id)).rejects.toMatchObject(refused);
    expect((await fixture.stripe.accounts.list({ limit: 100 })).data.map((one) => one.id)).not.toContain(id);
    const visit = await followLink(fixture, link);
    const page = await fetch(`${fixture.sandbox.url}${visit}`, { redirect: 'manual' });
    expect(page.headers.get('location')).toBe('http://shop.example/refresh');
    await expect(fixture.control.moveAccount(id, 'verify')).rejects.toThrow('left');
  });

  it('an account of any well-formed id is made verified at its first use', async () => {
    expect(await retrieve('acct_1Unseen')).toMatchObject({
      charges_enabled: true,
      payouts_enabled: true,
      external_accounts: { data: [{ last4: '5678' }] },
    });
    expect((await fixture.control.accounts()).map(({ id }) => id)).toContain('acct_1Unseen');
  });
});
