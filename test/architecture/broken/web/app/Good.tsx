export const good = () => import('../admin/shell/Page.tsx');
