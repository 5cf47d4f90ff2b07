import { build } from 'vite';

export const tool = build;
