import type { Container } from 'inversify';

export type Mine = Container;
