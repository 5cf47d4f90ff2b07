import * as z from 'zod';
import { databaseVariables } from './config-variables/database-variables.ts';
import { developmentVariables } from './config-variables/development-variables.ts';
import { mailVariables } from './config-variables/mail-variables.ts';
import { observabilityVariables } from './config-variables/observability-variables.ts';
import { paymentVariables } from './config-variables/payment-variables.ts';
import { ratesVariables } from './config-variables/rates-variables.ts';
import { securityVariables } from './config-variables/security-variables.ts';
import { serverVariables } from './config-variables/server-variables.ts';

/** The variables by chapter of `docs/configuration.md`, in its order. */
export const chapters = {
  'Server and worker': serverVariables,
  Database: databaseVariables,
  'Card provider': paymentVariables,
  'Exchange rates': ratesVariables,
  Email: mailVariables,
  Security: securityVariables,
  'Metrics and traces': observabilityVariables,
  Development: developmentVariables,
} as const;

/** Every variable of the configuration and its shape. */
export const environment = z.object({
  ...serverVariables,
  ...databaseVariables,
  ...paymentVariables,
  ...ratesVariables,
  ...mailVariables,
  ...securityVariables,
  ...observabilityVariables,
  ...developmentVariables,
});

/** The parsed environment, before it becomes `Config`. */
export type Environment = z.infer<typeof environment>;
export type VariableName = keyof Environment;

export const variableNames = Object.keys(environment.shape) as VariableName[];
