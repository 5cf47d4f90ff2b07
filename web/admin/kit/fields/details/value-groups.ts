/** Groups of messages for the codes of a field, by the field's name. */
const byField: Readonly<Record<string, readonly string[]>> = {
  businessType: ['shared.businessType'],
  vatRegistration: ['admin.vatRegistration'],
  fiscalMode: ['admin.fiscalMode'],
  language: ['admin.language'],
  plan: ['shared.plan'],
  usage: ['admin.links.usages'],
  review: ['admin.payments.review', 'admin.codes.payoutReview'],
  mail: ['admin.invoices.mail'],
  waits: ['admin.invoices.waits'],
  missing: ['admin.merchants.missingFacts'],
  subjectType: ['admin.audit.subjects'],
  types: ['admin.codes.events'],
  type: ['admin.codes.events', 'admin.invoices.types'],
  event: ['admin.codes.notifications'],
  scopes: ['admin.codes.scopes'],
  addedFile: ['admin.codes.evidence'],
  limit: ['admin.codes.limits'],
  name: ['admin.jobs.names'],
  step: ['admin.codes.reminders'],
  viewed: ['admin.codes.viewed'],
  endedBy: ['admin.codes.mandateEnds'],
};

/** Codes of actions that mean something else elsewhere, by the beginning of the action. */
const byAction: readonly (readonly [action: string, field: string, group: string])[] = [
  ['merchant.account-', 'from', 'admin.accounts.statuses'],
  ['merchant.account-', 'to', 'admin.accounts.statuses'],
  ['provider-event.', 'reason', 'admin.events.reasons'],
  ['api-key.', 'reason', 'admin.integrations.keys.states'],
  ['webhook-endpoint.', 'reason', 'admin.integrations.endpoints.reasons'],
  ['webhook-endpoint.', 'state', 'admin.integrations.endpoints.states'],
  ['invoice.credited', 'kind', 'admin.codes.corrections'],
];

/** Statuses and states by the resource of a list. */
const byList: Readonly<Record<string, string>> = {
  payments: 'shared.status.payment',
  'payment-links': 'shared.status.link',
  invoices: 'shared.status.invoice',
  payouts: 'shared.status.payout',
  users: 'shared.status.user',
  merchants: 'shared.status.merchant',
  jobs: 'admin.jobs.states',
  'provider-events': 'admin.events.states',
};

/** Codes with one text everywhere. */
const everywhere = [
  'admin.details.values',
  'shared.status.merchant',
  'shared.plan',
  'shared.role',
  'admin.users.teamRole',
];
/** Names of fields, as values of `fields`. */
const fieldNames = ['admin.details.fields', 'resources.merchants.fields', 'resources.users.fields'];

interface Place {
  readonly name: string;
  readonly action: string;
  readonly list: string | undefined;
}

/** The groups in which a stored value of a field is looked up, the closest first. */
export const groupsOf = ({ name, action, list }: Place): readonly string[] => [
  ...byAction
    .filter(([begin, field]) => action.startsWith(begin) && field === name)
    .map(([, , group]) => group),
  ...(list !== undefined && ['status', 'state'].includes(name) ? [byList[list] ?? ''] : []),
  ...(name === 'action' ? ['admin.audit.actions'] : []),
  ...(byField[name] ?? []),
  ...(name === 'fields' ? fieldNames : everywhere),
];
