import { getInstallation } from '#contract/installation.ts';
import type { Role } from '#kernel/actor.ts';
import type { Config } from '../config.ts';
import { serve, type Route } from './route.ts';

type Account = Readonly<{ username: string; password: string; role: Role }>;

/** Demo accounts are shown in development only, and only when they were seeded. */
export const installationRoute = (config: Config, demoAccounts: readonly Account[]): Route =>
  serve(getInstallation, async () => ({
    mode: config.mode,
    support: config.support,
    demoAccounts: config.mode === 'development' && config.seed === 'demo' ? [...demoAccounts] : [],
  }));
