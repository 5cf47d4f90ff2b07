import { access } from './access.ts';
import { bank } from './banking.ts';
import { billing } from './billing.ts';
import { closing } from './closing.ts';
import { credits } from './credits.ts';
import { documents } from './documents.ts';
import { faults } from './faults.ts';
import { integrations } from './integrations.ts';
import type { Mutation } from './mutation.ts';
import { web } from './web.ts';

/** All mutations, in the order of their table. */
export const mutations: readonly Mutation[] = [
  ...faults,
  ...credits,
  ...documents,
  ...web,
  ...closing,
  ...billing,
  ...integrations,
  ...access,
  ...bank,
];
