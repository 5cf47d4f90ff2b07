import { readConfig } from '#platform/config.ts';
import { compose, type Application } from '#src/composition.ts';

/** The composed product without a database: connections are opened on first use, and none is used. */
export const idleApplication = (): Promise<Application> =>
  compose(
    readConfig({
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      DATABASE_URL: 'postgres://unknown@127.0.0.1:1/none',
      STRIPE_SECRET_KEY: 'sk_test_none',
      STRIPE_WEBHOOK_SECRET: 'whsec_none',
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'Plateno <no-reply@plateno.example>',
      SESSION_SECRET: 'architecture-architecture-architecture',
      PASSWORD_PEPPER: 'architecture-architecture-architecture',
      SECRETS_KEY: 'pqJnA0dWmCq5oYB1Z7sXv3kLr9uHt2eEf6gTcNwxQyI=',
    }),
  );
