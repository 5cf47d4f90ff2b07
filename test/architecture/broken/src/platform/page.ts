import '../../web/admin/shell/Page.tsx';
