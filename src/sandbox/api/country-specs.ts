import type Stripe from 'stripe';
import { chargedCurrencies } from '../payments/fees.ts';
import { missing } from './api-error.ts';
import { operation, type Operation } from './operation.ts';

const fields = () => ({ additional: [], minimum: ['business_profile.url', 'external_account'] });

/** What the provider offers in a country; the sandbox knows Bulgaria, and the currencies that it charges. */
const bulgaria = (): Stripe.CountrySpec => ({
  id: 'BG',
  object: 'country_spec',
  default_currency: 'eur',
  supported_bank_account_currencies: { eur: ['BG'] },
  supported_payment_currencies: chargedCurrencies,
  supported_payment_methods: ['card'],
  supported_transfer_countries: ['BG'],
  verification_fields: { company: fields(), individual: fields() },
});

/** Operations on what the provider offers in a country. */
export const countrySpecs: readonly Operation[] = [
  operation({
    method: 'GET',
    path: '/v1/country_specs/:id',
    shape: {},
    run: async ({ path: { id = '' } }) => {
      if (id !== 'BG') throw missing('country_spec', id, 'country');
      return bulgaria();
    },
  }),
];
