import '../merchant/payments/index.ts';
