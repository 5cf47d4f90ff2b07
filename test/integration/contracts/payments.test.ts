import { describePayments } from '#test/contracts/payments.ts';
import { openPaymentsDatabase } from './payments-database.ts';

describePayments('PostgreSQL', openPaymentsDatabase);
