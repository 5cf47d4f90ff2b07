/** What `plateno stripe check` can find; each has a text and an advice in the command line's messages. */
export type SetupCode =
  | 'setup.key-form'
  | 'setup.key-live-outside-production'
  | 'setup.key-test-in-production'
  | 'setup.key-unrestricted'
  | 'setup.key-refused'
  | 'setup.permission-missing'
  | 'setup.permission-missing-on-accounts'
  | 'setup.routing-none'
  | 'setup.charges-off'
  | 'setup.payouts-off'
  | 'setup.details-missing'
  | 'setup.account-disabled'
  | 'setup.capability-inactive'
  | 'setup.requirements-past-due'
  | 'setup.requirements-due'
  | 'setup.country-other'
  | 'setup.currency-other'
  | 'setup.currency-unsupported'
  | 'setup.branding-missing'
  | 'setup.statement-missing'
  | 'setup.statement-prefix-long'
  | 'setup.support-missing'
  | 'setup.account-version'
  | 'setup.public-url-local'
  | 'setup.endpoint-missing'
  | 'setup.connect-endpoint-missing'
  | 'setup.endpoint-for-connected'
  | 'setup.endpoint-not-for-connected'
  | 'setup.endpoint-disabled'
  | 'setup.endpoint-twice'
  | 'setup.endpoint-version'
  | 'setup.events-missing'
  | 'setup.events-superfluous'
  | 'setup.events-wildcard'
  | 'setup.secret-missing'
  | 'setup.secret-form'
  | 'setup.secrets-same'
  | 'setup.secret-unproven'
  | 'setup.deliveries-failing'
  | 'setup.deliveries-pending'
  | 'setup.clock-off';

/** One thing that is wrong (ERROR: payments or events fail) or that should be looked at (WARNING). */
export type SetupFinding = Readonly<{
  code: SetupCode;
  severity: 'ERROR' | 'WARNING';
  params: Readonly<Record<string, string>>;
}>;

export const wrong = (code: SetupCode, params: SetupFinding['params'] = {}): SetupFinding => ({
  code,
  severity: 'ERROR',
  params,
});

export const doubtful = (code: SetupCode, params: SetupFinding['params'] = {}): SetupFinding => ({
  code,
  severity: 'WARNING',
  params,
});
