import * as z from 'zod';
import { buyerInput } from '#contract/buyer.ts';
import { plainText } from '#contract/fields.ts';
import { Failure } from '#kernel/failure.ts';
import { RateLimited } from '#kernel/input-failures.ts';
import type { PageForm } from '#platform/http/rendered-pages.ts';
import type { Database } from '#platform/database/database.ts';
import type { AskForErasure } from '../../application/ask-for-erasure.ts';
import type { AskMerchant } from '../../application/ask-merchant.ts';
import type { KeepCompany } from '../../application/keep-company.ts';
import type { PayerPlaces } from '../../application/payer-places.ts';
import { NotOfPayer } from '../../domain/failures.ts';
import { merchantsOf } from '../postgres/read-open-things.ts';
import { leavingHeaders, payerCookieName } from './payer-cookie.ts';
import { pathIn } from './payer-view.ts';

type Deps = Readonly<{
  database: Database;
  places: PayerPlaces;
  askMerchant: AskMerchant;
  askForErasure: AskForErasure;
  keepCompany: KeepCompany;
  config: Readonly<{ publicUrl: string }>;
}>;

const saidOf = (error: unknown): string => {
  if (error instanceof RateLimited) return 'limited';
  return error instanceof Failure && error.kind === 'missing' ? 'not-found' : 'away';
};

/** A form of a section, which it leads back to; without a proven address to `/me`. */
const backTo = (section: string): PageForm['refuse'] => {
  const path = `/me/place/${section}`;
  return (error, { language }) =>
    error instanceof Failure && error.kind === 'unauthenticated'
      ? pathIn(language, '/me', { said: 'ended' })
      : pathIn(language, path, { said: saidOf(error) });
};

const anyFields = z.looseObject({});
const askFields = z.object({ merchant: z.string(), text: plainText(1_000) });

const askForm = ({ database, places, askMerchant }: Deps): PageForm<z.infer<typeof askFields>> => ({
  pattern: /^\/me\/place\/(ask)\/?$/,
  fields: askFields,
  submit: async ({ fields: { merchant, text }, ip, language, cookie }) => {
    const email = await places.proven(cookie(payerCookieName), ip);
    const found = (await merchantsOf(database, email)).find(({ id }) => String(id) === merchant);
    if (found === undefined) throw new NotOfPayer();
    await askMerchant.execute({ email, merchantId: found.id, text, ip });
    return pathIn(language, '/me/place/ask', { said: 'asked' });
  },
  refuse: backTo('ask'),
});

const companyForm = ({ places, keepCompany }: Deps): PageForm<z.infer<typeof buyerInput>> => ({
  pattern: /^\/me\/place\/(company)\/?$/,
  fields: buyerInput,
  submit: async ({ fields: company, ip, language, cookie }) => {
    const email = await places.proven(cookie(payerCookieName), ip);
    await keepCompany.execute({ email, company });
    return pathIn(language, '/me/place/company', { said: 'kept' });
  },
  refuse: backTo('company'),
});

const forgetForm = ({ places, keepCompany }: Deps): PageForm<object> => ({
  pattern: /^\/me\/place\/company\/forget\/?$/,
  fields: anyFields,
  submit: async ({ ip, language, cookie }) => {
    await keepCompany.forget(await places.proven(cookie(payerCookieName), ip));
    return pathIn(language, '/me/place/company', { said: 'forgotten' });
  },
  refuse: backTo('company'),
});

const erasureForm = ({ places, askForErasure }: Deps): PageForm<object> => ({
  pattern: /^\/me\/place\/(erasure)\/?$/,
  fields: anyFields,
  submit: async ({ ip, language, cookie }) => {
    await askForErasure.execute({ email: await places.proven(cookie(payerCookieName), ip) });
    return pathIn(language, '/me/place/erasure', { said: 'erasure' });
  },
  refuse: backTo('erasure'),
});

const leaveForm = ({ places, config: { publicUrl } }: Deps): PageForm<object> => ({
  pattern: /^\/me\/place\/leave\/?$/,
  fields: anyFields,
  submit: async ({ language, cookie }) => {
    await places.leave(cookie(payerCookieName));
    return { redirect: pathIn(language, '/me', { said: 'left' }), headers: leavingHeaders(publicUrl) };
  },
  refuse: (_, { language }) => pathIn(language, '/me'),
});

/** The forms of a place: each needs the cookie of the browser that used the mailed link. */
export const placeForms = (deps: Deps): PageForm[] => [
  askForm(deps),
  companyForm(deps),
  forgetForm(deps),
  erasureForm(deps),
  leaveForm(deps),
];
