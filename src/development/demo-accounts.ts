import type { Role } from '#kernel/actor.ts';

export type DemoAccount = Readonly<{ username: string; password: string; role: Role }>;

/** The accounts of development seeds; nobody signs in with them anywhere else. */
export const demoAccounts: readonly DemoAccount[] = [
  { username: 'admin', password: 'plateno-admin', role: 'ADMIN' },
  { username: 'support', password: 'plateno-support', role: 'SUPPORT' },
  { username: 'accountant', password: 'plateno-accountant', role: 'ACCOUNTANT' },
  { username: 'demo@plateno.example', password: 'plateno-demo', role: 'MERCHANT' },
  { username: 'second@plateno.example', password: 'plateno-demo', role: 'MERCHANT' },
];
