import './egg.ts';
