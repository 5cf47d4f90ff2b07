import * as term from '../../../../shared/messages/terms-bg.ts';
import type { ShapeOf } from '../../../../shared/messages/shape.ts';
import type { en } from './en.ts';

export const bg = {
  foreign: {
    title: 'Стари документи',
    subtitle: 'Издадени, преди да дойдете тук. Остават, каквито са били, и не влизат в никоя сума.',
    buyer: 'Получател',
    total: 'Общо',
    number: 'Документ',
    issueDate: 'Издаден',
    open: 'Остава за плащане',
    state: term.state,
    states: { OPEN: 'За плащане', OVERDUE: 'Просрочен', PAID: 'Платен', ANNULLED: 'Анулиран' },
    type: 'Вид на документа',
    types: { INVOICE: 'Фактура', CREDIT_NOTE: 'Кредитно известие', DEBIT_NOTE: 'Дебитно известие' },
    files: 'Файлове',
    pdf: term.pdf,
    ubl: 'UBL',
    pdfOf: 'PDF на {number}',
    ublOf: 'UBL на {number}',
    downloadFailed: 'Файлът не беше изтеглен',
    searchHint: 'Номер или получател',
    failed: 'Старите документи не се заредиха',
    none: 'Няма стари документи',
    noneHint: 'Идват с архив от друга инсталация или от файл с неплатени фактури.',
  },
} satisfies ShapeOf<typeof en>;
