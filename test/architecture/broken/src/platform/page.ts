import '../../web/admin/Page.tsx';
