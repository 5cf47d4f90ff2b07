import '../../invoices/index.ts';
