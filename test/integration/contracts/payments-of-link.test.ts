import { describePaymentsOfLink } from '#test/contracts/payments-of-link.ts';
import { openPaymentsDatabase } from './payments-database.ts';

describePaymentsOfLink('PostgreSQL', openPaymentsDatabase);
