import './hen.ts';
