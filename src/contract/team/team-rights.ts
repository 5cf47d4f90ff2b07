/** The rights of the roles in a team: the server asks them for each call, the portal to show what a member may do. */
export { roleHolds, type MerchantRight } from '#kernel/merchant-rights.ts';
export { merchantRoles, type MerchantRole } from '#kernel/merchant-role.ts';
