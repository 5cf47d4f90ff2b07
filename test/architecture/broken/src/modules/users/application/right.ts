import '#modules/merchants/index.ts';
