import { readConfig } from '#platform/config.ts';
import { compose, type Application } from '#src/composition.ts';

/** The product put together with nothing behind it: connections are opened on first use, and there is none. */
export const idleApplication = (): Promise<Application> =>
  compose(
    readConfig({
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
      STRIPE_SECRET_KEY: 'sk_test_none',
      STRIPE_WEBHOOK_SECRET: 'whsec_none',
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'Plateno <no-reply@plateno.example>',
      SESSION_SECRET: 'architecture-architecture-architecture',
      PASSWORD_PEPPER: 'architecture-architecture-architecture',
    }),
  );
