import '../admin/shell/Page.tsx';
