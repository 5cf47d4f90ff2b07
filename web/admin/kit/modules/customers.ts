import type { BackOfficeModule } from './back-office-module.ts';

export const customers: BackOfficeModule = {
  bg: {
    actions: {
      'customer.created': 'Добавен клиент',
      'customer.changed': 'Променен клиент',
      'customer.archived': 'Архивиран клиент',
      'customer.restored': 'Върнат клиент',
      'customer.merged': 'Обединени клиенти',
      'customer.vat-checked': 'Проверен ДДС номер на клиент',
      'customer.imported': 'Внесени клиенти',
      'item.created': 'Добавен артикул',
      'item.changed': 'Променен артикул',
      'item.archived': 'Архивиран артикул',
      'item.restored': 'Върнат артикул',
      'item.imported': 'Внесени артикули',
    },
    subjects: { customer: 'Клиент', item: 'Артикул' },
    search: { customer: 'Клиент' },
  },
  en: {
    actions: {
      'customer.created': 'Customer added',
      'customer.changed': 'Customer changed',
      'customer.archived': 'Customer archived',
      'customer.restored': 'Customer restored',
      'customer.merged': 'Customers merged',
      'customer.vat-checked': 'VAT number of a customer checked',
      'customer.imported': 'Customers imported',
      'item.created': 'Item added',
      'item.changed': 'Item changed',
      'item.archived': 'Item archived',
      'item.restored': 'Item restored',
      'item.imported': 'Items imported',
    },
    subjects: { customer: 'Customer', item: 'Item' },
    search: { customer: 'Customer' },
  },
  pages: { search: { customer: 'customers' }, subjects: { customer: 'customers' } },
};
