import { expect, it } from 'vitest';
import { payPage } from '#modules/links/adapters/http/pay-page.ts';

const link = {
  id: 5,
  token: 't',
  usage: 'SINGLE',
  currency: 'EUR',
  amountMinor: 1_000,
  chargeCurrency: 'EUR',
};
const shown = async (usage: string, isHeld: boolean) => {
  const page = payPage({
    lookUpLink: {
      execute: async () => ({ ...link, chargeAmountMinor: 1_000, fxRate: null, usage }),
    } as never,
    held: { isHeld: async () => isHeld },
    config: { publicUrl: 'http://localhost' } as never,
  });
  return page.show({ name: 't', query: {}, language: 'bg', address: '127.0.0.1' } as never);
};

it('the page of a link whose captured money waits for a decision says so instead of asking for more', async () => {
  expect(await shown('SINGLE', true)).toMatchObject({
    status: 200,
    data: { loaded: { kind: 'problem', problem: 'under-review' } },
  });
});

it('a link without held money, and one that many customers pay, can be paid', async () => {
  expect(await shown('SINGLE', false)).toMatchObject({ data: { loaded: { kind: 'ready' } } });
  expect(await shown('REUSABLE', true)).toMatchObject({ data: { loaded: { kind: 'ready' } } });
});
