import type { ShapeOf } from '../../messages/shape.ts';
import type { en } from './en.ts';
import * as term from '../../messages/terms-bg.ts';

export const bg = {
  proof: {
    title: 'Потвърдете паролата си',
    text: 'Това действие засяга пари или права, а паролата ви е потвърдена преди повече от 15 минути.',
    password: term.password,
    submit: 'Потвърди',
    code: 'Код от приложението',
    codeTitle: 'Потвърдете с код',
    withCode: 'С код от приложението',
    withPassword: 'С паролата',
  },
} satisfies ShapeOf<typeof en>;
