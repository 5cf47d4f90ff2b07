import type { ShapeOf } from '../../../shared/messages/shape.ts';
import type { en } from './en.ts';

export const bg = {
  landing: {
    title: 'Plateno · Плащания с карта чрез линк и QR код',
    description:
      'Приемайте плащания с карта чрез линк и QR код. Фактурата се издава автоматично. Без терминал, без сайт и без месечна такса за начало.',
  },
  features: {
    title: 'Възможности · Plateno',
    description:
      'Линкове за плащане и QR кодове, автоматични фактури с ДДС, експорт за счетоводителя, напомняния и всичко останало, което прави Plateno.',
  },
  pricing: {
    title: 'Цени · Plateno',
    description:
      'Три плана от 0 € на месец, 1,5% такса за платформата и таксата на картовия оператор. Пример с изчислени такси и отговори на честите въпроси.',
  },
  login: { title: 'Вход · Plateno', description: 'Вход за търговци и за администрацията на Plateno.' },
  registration: {
    title: 'Регистрация на бизнес · Plateno',
    description:
      'Регистрирайте бизнеса си за две минути и приемете първото плащане с карта чрез линк или QR код.',
  },
  demo: {
    title: 'Демо портал · Plateno',
    description: 'Разгледайте портала на търговеца с примерни данни, без регистрация.',
  },
  terms: { title: 'Общи условия · Plateno', description: 'Правилата, по които търговците ползват Plateno.' },
  privacy: {
    title: 'Поверителност · Plateno',
    description: 'Какви лични данни пази Plateno, защо, колко време и какви права имате.',
  },
  security: {
    title: 'Сигурност и съответствие · Plateno',
    description: 'Как Plateno пази плащанията, профилите и данните и по кои правила работи.',
  },
} satisfies ShapeOf<typeof en>;
