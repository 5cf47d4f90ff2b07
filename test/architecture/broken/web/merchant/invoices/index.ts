export { InvoicePage } from './InvoicePage.tsx';
