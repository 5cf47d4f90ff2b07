import type { Synonyms } from '#kernel/imported-records.ts';
import type { openInvoiceFields } from './open-invoice.ts';

/**
 * Headings of lists of invoices by field: inv.bg, fakturirane.bg, Microinvest, Ajur, Gensoft, Sigma, Fakturirai, Invoice
 * Ninja, Zoho Invoice, QuickBooks, Xero, Stripe and spreadsheets of people.
 */
export const openInvoiceSynonyms: Synonyms<(typeof openInvoiceFields)[number]> = {
  number: [
    'Номер|№|No|Фактура|Фактура №|Фактура номер|Ф-ра №|Номер на фактура|Номер на фактурата|№ на фактура|№ на фактурата|Номер на документ|Номер на документа|№ на документ|№ на документа|Документ №|Док. №|Документ номер|Номер документ|Invoice|Invoice number|Invoice No|Invoice #|InvoiceNumber|Number|Document number|Document No|Doc number|Num',
    'Документ|Invoice ID|ID',
  ],
  type: [
    'Вид|Вид документ|Вид на документа|Вид док.|Тип|Тип документ|Тип на документа|Type|Transaction type|Document type|Invoice type',
  ],
  issueDate: [
    'Дата|Дата на издаване|Издадена на|Издаден на|Дата на документа|Дата на документ|Дата док.|Дата на фактура|Дата на фактурата|Дата издаване|Date|Invoice date|InvoiceDate|Issue date|Issued|Issued on|Document date|Date created|Created (UTC)|Created',
    'Данъчно събитие|Дата на данъчно събитие',
  ],
  dueDate: [
    'Падеж|Срок|Срок за плащане|Срок на плащане|Дата на падеж|Дата на плащане|Платима до|Плащане до|За плащане до|Краен срок|Due|Due date|DueDate|Due Date (UTC)|Payment due|Due on|Pay by',
  ],
  buyerName: [
    'Клиент|Контрагент|Получател|Купувач|Фирма|Партньор|Име на клиент|Име на клиента|Наименование|Име на контрагент|Име на получателя|Customer|Customer name|Client|Client name|Contact|ContactName|Buyer|Bill to|Name|Company name|Display name',
    'Име|Company',
  ],
  buyerTaxId: [
    'ЕИК|Булстат|ЕИК/Булстат|ЕИК на клиента|ЕИК на контрагента|Идент. номер|Идентификационен номер|ДДС №|ДДС номер|ИН по ДДС|ЕИК/ЕГН|Tax ID|VAT number|VAT ID|Customer VAT|Company number|Client VAT number|Customer tax ID',
    'Tax number|VAT',
  ],
  buyerEmail: [
    'Имейл|E-mail|Е-поща|Имейл на клиента|Имейл на клиент|Електронна поща|Email|EmailAddress|Customer email|Client email|Email address|Contact email',
  ],
  total: [
    'Общо|Сума|Всичко|Общо с ДДС|Сума с ДДС|Обща сума|Крайна сума|Стойност|Стойност с ДДС|Всичко с ДДС|Сума за плащане|Total|Amount|Grand total|Invoice total|Total amount|Invoice amount|Gross|Gross amount|Total incl. VAT|Total (incl. VAT)',
    'Сума на документа|Total due',
  ],
  paid: [
    'Платено|Платена сума|Платени|Получено|Погасено|Paid|Amount paid|Paid amount|Paid to date|AmountPaid|Payments|Received',
  ],
  open: [
    'Остатък|Неплатено|Дължимо|Дължима сума|Оставащо|Остава|Остатък за плащане|За плащане|Салдо|Неплатена сума|Balance|Balance due|Open|Open balance|Amount due|AmountDue|Outstanding|Amount remaining|Open amount|Unpaid',
  ],
  currency: ['Валута|Вал.|Currency|Currency code|CurrencyCode'],
  status: [
    'Статус|Състояние|Платена|Платен|Статус на плащане|Плащане|Status|State|Payment status|Invoice status|Is paid',
  ],
};
