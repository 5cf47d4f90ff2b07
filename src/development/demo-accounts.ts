import type { Role } from '#kernel/actor.ts';

/** Sign-in data of a demo user. */
export type DemoAccount = Readonly<{ username: string; password: string; role: Role }>;

/** Accounts of development seeds; they exist nowhere else. */
export const demoAccounts: readonly DemoAccount[] = [
  { username: 'admin', password: 'plateno-admin', role: 'ADMIN' },
  { username: 'support', password: 'plateno-support', role: 'SUPPORT' },
  { username: 'accountant', password: 'plateno-accountant', role: 'ACCOUNTANT' },
  { username: 'demo@plateno.example', password: 'plateno-demo', role: 'MERCHANT' },
  { username: 'second@plateno.example', password: 'plateno-demo', role: 'MERCHANT' },
  { username: 'operator@plateno.example', password: 'plateno-demo', role: 'MERCHANT' },
];
