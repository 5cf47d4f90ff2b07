import '#modules/payments/index.ts';
