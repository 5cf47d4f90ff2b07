import type { Context } from 'koa';

export type Request = Context;
