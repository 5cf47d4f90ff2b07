import type { ShapeOf } from '../../../shared/messages/shape.ts';
import type { en } from './en.ts';

export const bg = {
  legal: { contents: 'На тази страница', inForce: 'В сила от {date}' },
} satisfies ShapeOf<typeof en>;
