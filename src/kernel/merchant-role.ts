/** The roles of a member of a merchant's team (decisions, "Users, sessions, roles"). */
export const merchantRoles = ['OWNER', 'MANAGER', 'CASHIER', 'VIEWER', 'BOOKKEEPER'] as const;
export type MerchantRole = (typeof merchantRoles)[number];
