import './cycle-two.ts';
