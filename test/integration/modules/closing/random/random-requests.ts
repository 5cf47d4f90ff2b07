import fc from 'fast-check';
import { countries } from '#kernel/countries.ts';
import { exemptGrounds, ratesFor, vatGrounds, type VatRegistration } from '#kernel/sale-vat.ts';
import { anyText } from './random-texts.ts';

/** A decimal number with at most `places` decimals, in one of forty cases with one more. */
const decimal = (max: number, places: number): fc.Arbitrary<number> =>
  fc
    .record({ part: fc.integer({ min: 1, max: 999_999 }), digits: fc.nat(40), whole: fc.nat(max) })
    .map(({ part, digits, whole }) => {
      const used = digits === 40 ? places + 1 : digits % (places + 1);
      return Number(`${whole}.${String(part).padStart(6, '0').slice(0, used).padEnd(used, '7') || '0'}`);
    })
    .filter((value) => value > 0);

const price = fc.oneof(
  fc.integer({ min: 1, max: 60 }).map((cents) => cents / 100),
  decimal(20, 6),
  decimal(9_999, 2),
);
const quantity = fc.oneof(fc.integer({ min: 1, max: 12 }), decimal(99, 3), decimal(7_000, 6));

/** Grounds that every buyer allows, and in one of ten lines any other. */
const anyGround = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom(...exemptGrounds) },
  { weight: 1, arbitrary: fc.constantFrom(...vatGrounds) },
);

/** A line at a rate of the registration, in one of thirty at any rate. */
const lineOf = (registration: VatRegistration) =>
  fc
    .record({
      description: anyText(500, 40),
      quantity,
      unit: fc.oneof(
        { weight: 15, arbitrary: fc.constantFrom(undefined, 'бр.', 'кг', 'час', 'm²', 'kWh', 'услуга') },
        { weight: 1, arbitrary: anyText(20, 10) },
      ),
      price,
      isGross: fc.boolean(),
      taxRate: fc.oneof(
        { weight: 29, arbitrary: fc.constantFrom(...ratesFor(registration)) },
        { weight: 1, arbitrary: fc.constantFrom(20, 9, 0) },
      ),
      ground: anyGround,
      discountPercent: fc.option(decimal(89, 2), { freq: 3, nil: undefined }),
    })
    .map(({ price: amount, isGross, ground, ...other }) => ({
      ...other,
      ...(isGross ? { grossUnitPrice: amount } : { unitPrice: amount }),
      ...(other.taxRate === 0 && registration === 'FULL' && { vatGround: ground }),
    }));

/** Many lines of one small price that holds VAT. */
const bolts = (registration: VatRegistration) =>
  fc
    .record({ count: fc.integer({ min: 20, max: 200 }), cents: fc.integer({ min: 1, max: 40 }) })
    .map(({ count, cents }) => {
      const rates = ratesFor(registration).filter((rate) => rate > 0 || registration !== 'FULL');
      return Array.from({ length: count }, (_, place) => ({
        description: `Болт ${place + 1}`,
        quantity: 1,
        grossUnitPrice: cents / 100,
        taxRate: rates[place % 7 === 0 ? rates.length - 1 : 0]!,
      }));
    });

const linesOf = (registration: VatRegistration) =>
  fc.oneof(
    { weight: 9, arbitrary: fc.array(lineOf(registration), { minLength: 1, maxLength: 4 }) },
    { weight: 1, arbitrary: bolts(registration) },
  );

const vatNumbers = [
  'BG831902088',
  'DE136695976',
  'EL094259216',
  'ATU12345678',
  'XI123456789',
  'CHE123456789MWST',
];
const taxIds = ['831902088', '121699202', '7501010010', '12-3456789', 'A1', '175074751'];

const customer = fc.record(
  {
    kind: fc.constantFrom('COMPANY', 'PERSON'),
    name: anyText(200, 30),
    address: anyText(300, 30),
    taxId: fc.option(fc.constantFrom(...taxIds), { nil: undefined }),
    vatNumber: fc.option(fc.constantFrom(...vatNumbers), { nil: undefined }),
    country: fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom('BG', 'DE', 'GR', 'AT', 'GB', 'US', 'CH') },
      { weight: 1, arbitrary: fc.constantFrom(...countries) },
    ),
  },
  { requiredKeys: ['kind', 'name'] },
);

/** Companies that may be sold to, so that enough requests are accepted. */
const knownCustomer = fc
  .record({
    name: anyText(200, 30),
    address: anyText(300, 30),
    facts: fc.constantFrom(
      { taxId: '831902088', vatNumber: 'BG831902088', country: 'BG' },
      { vatNumber: 'DE136695976', country: 'DE' },
      { vatNumber: 'EL094259216', country: 'GR' },
      { taxId: '12-3456789', country: 'US' },
      { taxId: 'MC-77', country: 'MC' },
      { vatNumber: 'XI123456789', country: 'GB' },
    ),
  })
  .map(({ facts, ...other }) => ({ kind: 'COMPANY', ...other, ...facts }));

const knownPerson = anyText(200, 30).map((name) => ({ kind: 'PERSON', name }));

/** A body of `POST /invoices` of a merchant with this registration; those refused say why by field. */
const requestOf = (registration: VatRegistration) =>
  fc.record(
    {
      currency: fc.constantFrom('EUR', 'EUR', 'EUR', 'USD'),
      customer: fc.oneof(knownCustomer, knownCustomer, knownPerson, customer),
      items: linesOf(registration),
      description: anyText(500, 40),
      language: fc.constantFrom('bg', 'en'),
    },
    { requiredKeys: ['currency', 'customer', 'items', 'language'] },
  );

/** A line of such a body. */
export type AnyLine = Readonly<{
  description: string;
  quantity: number;
  unit?: string | undefined;
  unitPrice?: number;
  grossUnitPrice?: number;
  taxRate: number;
  discountPercent?: number | undefined;
}>;
export type AnyRequest = Readonly<{
  customer: Readonly<{ name: string; address?: string }>;
  items: readonly AnyLine[];
  description?: string;
}>;

/** Requests of one seed to a merchant with this registration; the same seed gives the same ones. */
export const requestsOf = (count: number, seed: number, registration: VatRegistration) =>
  fc.sample(fc.noBias(requestOf(registration)), { numRuns: count, seed }) as readonly AnyRequest[];
