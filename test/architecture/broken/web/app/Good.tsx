export const good = () => import('../admin/Page.tsx');
