import './cycle-one.ts';
