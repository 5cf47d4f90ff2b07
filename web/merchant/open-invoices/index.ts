export { ImportOpenInvoices } from './ImportOpenInvoices.tsx';
