export { call } from '../shared/call.ts';
