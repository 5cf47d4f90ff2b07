import { startSandbox } from './index.ts';

const env = process.env;

const required = (name: string, ...names: string[]): string => {
  const found = [name, ...names].map((candidate) => env[candidate]).find((value) => value);
  if (found === undefined) throw new Error(`Set ${[name, ...names].join(' or ')}.`);
  return found;
};

const webhooks = () => {
  const url = env['SANDBOX_WEBHOOK_URL'];
  const connectUrl = env['SANDBOX_CONNECT_WEBHOOK_URL'];
  return [
    ...(url ? [{ url, secret: required('STRIPE_WEBHOOK_SECRET') }] : []),
    ...(connectUrl
      ? [{ url: connectUrl, secret: required('STRIPE_CONNECT_WEBHOOK_SECRET'), isConnect: true }]
      : []),
  ];
};

/** `rk_test_a=GET /v1/charges*,POST /v1/refunds; rk_test_b=…`: keys, each with what it may not do. */
const restrictedKeys = () =>
  (env['SANDBOX_RESTRICTED_KEYS'] ?? '')
    .split(';')
    .filter((one) => one.trim() !== '')
    .map((one) => {
      const [key = '', refused = ''] = one.split('=');
      const refuses = refused.split(',').map((route) => route.trim());
      return { key: key.trim(), refuses: refuses.filter((route) => route !== '') };
    });

const start = () => {
  if (env['NODE_ENV'] === 'production' && env['SANDBOX_ALLOW_PRODUCTION'] !== 'yes') {
    throw new Error('The sandbox does not start in production unless SANDBOX_ALLOW_PRODUCTION is yes.');
  }
  const publicUrl = env['SANDBOX_PUBLIC_URL'];
  return startSandbox({
    databaseUrl: required('SANDBOX_DATABASE_URL', 'DATABASE_URL'),
    host: env['SANDBOX_HOST'] ?? '127.0.0.1',
    port: Number(env['SANDBOX_PORT'] ?? 8081),
    ...(publicUrl && { publicUrl }),
    secretKey: env['STRIPE_SECRET_KEY'] ?? 'sk_test_sandbox',
    controlToken: required('SANDBOX_CONTROL_TOKEN'),
    webhooks: webhooks(),
    restrictedKeys: restrictedKeys(),
    logLevel: env['LOG_LEVEL'] ?? 'info',
  });
};

try {
  const sandbox = await start();
  const stop = () => void sandbox.stop();
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  // Printed last: a reader of this line may end the process at once.
  process.stdout.write(`Sandbox is ready: ${sandbox.url}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
