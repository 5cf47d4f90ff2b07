type OutsideVariable = Readonly<{ name: string; default: string; meaning: string }>;

/** Variables that are read outside the configuration: development, terminal and OpenTelemetry. */
export const outsideVariables: readonly OutsideVariable[] = [
  {
    name: 'SANDBOX_PORT',
    default: 'PORT+1; 8081 for `plateno sandbox start`',
    meaning: 'Port of the sandbox card provider in development.',
  },
  { name: 'MAILBOX_PORT', default: 'PORT+2', meaning: 'Port of the web page of the development mailbox.' },
  { name: 'SMTP_PORT', default: 'PORT+3', meaning: 'Port on which the development mailbox takes mail.' },
  {
    name: 'OTEL_SERVICE_NAME',
    default: 'plateno',
    meaning: 'The name of the service in traces; read by the OpenTelemetry packages.',
  },
  {
    name: 'OTEL_RESOURCE_ATTRIBUTES',
    default: '–',
    meaning: 'Further attributes of all traces; read by the OpenTelemetry packages.',
  },
  {
    name: 'OTEL_EXPORTER_OTLP_HEADERS',
    default: '–',
    meaning: 'Headers for the collector, such as a token; read by the OpenTelemetry packages.',
  },
  {
    name: 'LANG',
    default: '–',
    meaning:
      'Language of the command line and of `npm start`: Bulgarian where it begins with `bg`. `LC_ALL` and `LC_MESSAGES` go first.',
  },
  {
    name: 'PLATENO_API_KEY',
    default: '–',
    meaning: 'API key of a merchant with which `plateno webhooks listen` and `trigger` call an installation.',
  },
  {
    name: 'PLATENO_URL',
    default: 'http://localhost:8080',
    meaning: 'The installation that these two commands call.',
  },
  {
    name: 'PLATENO_WEBHOOK_SECRET',
    default: 'a new one',
    meaning: 'The secret with which `plateno webhooks listen` signs what it forwards.',
  },
  { name: 'NO_COLOR', default: '–', meaning: 'Set: the command line prints no colours.' },
  {
    name: 'SUDO_USER',
    default: 'set by sudo',
    meaning: 'The operator whom the audit log names; else the account of the process.',
  },
  {
    name: 'TEST_DATABASE_URL',
    default: 'a container or an embedded PostgreSQL',
    meaning: 'The PostgreSQL server of the tests.',
  },
];
