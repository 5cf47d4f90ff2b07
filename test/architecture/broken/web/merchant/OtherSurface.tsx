import '../admin/Page.tsx';
