import type Stripe from 'stripe';
import type { UpdateAccount } from '../api/account-parameters.ts';
import { capabilityNames } from '../objects/capability.ts';
import type { StoredAccount } from './account-store.ts';

type Given<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> };

/** Only what was given, so that an absent parameter changes nothing. */
const given = <Fields extends object>(fields: Fields | undefined): Given<Fields> =>
  Object.fromEntries(
    Object.entries(fields ?? {}).filter(([, value]) => value !== undefined),
  ) as Given<Fields>;

/** Metadata with changes; an empty value removes its key. */
export const changedMetadata = (
  former: Stripe.Metadata | null | undefined,
  changes: Readonly<Record<string, string>> | undefined,
): Stripe.Metadata =>
  Object.fromEntries(Object.entries({ ...former, ...changes }).filter(([, value]) => value !== ''));

const capabilities = ({ body }: StoredAccount, asked: UpdateAccount['capabilities']) => {
  const names = capabilityNames.filter((name) => {
    const requested = asked?.[name]?.requested;
    return requested ?? body.capabilities?.[name] !== undefined;
  });
  // Their statuses follow from the verdict.
  return Object.fromEntries(names.map((name) => [name, body.capabilities?.[name] ?? 'inactive']));
};

const payouts = (
  former: Stripe.Account.Settings.Payouts,
  asked: NonNullable<UpdateAccount['settings']>['payouts'],
): Stripe.Account.Settings.Payouts => {
  const { schedule, ...rest } = asked ?? {};
  const delay = schedule?.delay_days === 'minimum' ? 2 : schedule?.delay_days;
  return {
    ...former,
    ...given(rest),
    schedule: {
      interval: schedule?.interval ?? former.schedule.interval,
      delay_days: delay ?? former.schedule.delay_days,
    },
  };
};

const settings = (
  former: Stripe.Account.Settings,
  asked: UpdateAccount['settings'],
): Stripe.Account.Settings => ({
  ...former,
  branding: { ...former.branding, ...given(asked?.branding) },
  card_payments: { ...former.card_payments, ...given(asked?.card_payments) },
  payments: { ...former.payments, ...given(asked?.payments) },
  ...(former.payouts && { payouts: payouts(former.payouts, asked?.payouts) }),
});

/** The account with what a call has given. */
export const applyChanges = (stored: StoredAccount, asked: UpdateAccount): StoredAccount => {
  const { body, notes } = stored;
  const { name, phone, tax_id: eik } = asked.company ?? {};
  const company = { ...given({ name, phone }), ...(eik !== undefined && { tax_id_provided: true }) };
  return {
    body: {
      ...body,
      ...given({ business_type: asked.business_type, email: asked.email }),
      ...(body.business_profile && {
        business_profile: { ...body.business_profile, ...given(asked.business_profile) },
      }),
      capabilities: capabilities(stored, asked.capabilities),
      ...(body.company && { company: { ...body.company, ...company } }),
      metadata: changedMetadata(body.metadata, asked.metadata),
      ...(body.settings && { settings: settings(body.settings, asked.settings) }),
    },
    notes: { ...notes, ...given({ companyName: name, eik }) },
  };
};
