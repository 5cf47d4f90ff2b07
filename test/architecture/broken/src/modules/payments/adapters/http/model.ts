import { Model } from 'objection';

export const model = Model;
