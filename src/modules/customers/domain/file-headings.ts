import type { Synonyms } from '#kernel/imported-records.ts';
import type { customerImportFields, itemImportFields } from './file-fields.ts';

/**
 * Headings of other programs by field: Microinvest, Ajur, Gensoft, Sigma, inv.bg, fakturirane.bg, Shopify, WooCommerce and
 * spreadsheets of people.
 */
export const customerSynonyms: Synonyms<(typeof customerImportFields)[number]> = {
  kind: ['Тип|Вид клиент|Тип клиент|Type|Customer type'],
  name: [
    'Клиент|Фирма|Контрагент|Партньор|Наименование|Име на клиент|Име на фирма|Име на клиента|Име на фирмата|Наименование на клиента|Наименование на фирмата|Име на партньор|Име на контрагент|Име на контрагента|Клиент име|Фирма име|Купувач|Получател|Дружество|Организация|Company|Company name|Customer|Customer name|Client|Client name|Business name|Organization|Organisation|Partner|Partner name|Buyer|Billing company|Default address company',
    'Име и фамилия|Full name|Display name|Billing name|Име за фактура|Кратко име',
  ],
  firstName: ['Собствено име|Първо име|First name|Billing first name|Given name'],
  lastName: ['Фамилия|Фамилно име|Last name|Billing last name|Surname|Family name'],
  contact: ['Контакт|Контактно лице|Представител|МОЛ|Contact person|Contact name|Attention|Attn'],
  email: [
    'e-mail|Е-поща|Е-майл|Мейл|Имейл адрес|Електронна поща|Ел. поща|Поща|Mail|Email address|E-mail address|Billing email|Customer email',
    'Имейл за фактури|Имейл 1|Email 1',
  ],
  phone: [
    'Тел|Тел. номер|Телефонен номер|Мобилен|Мобилен телефон|GSM|ГСМ|Phone number|Telephone|Mobile|Mobile phone|Billing phone',
    'Телефон 1|Phone 1|Default address phone|Телефони',
  ],
  address: [
    'Улица|Адрес на регистрация|Адрес по регистрация|Адрес на управление|Седалище|Адрес за фактура|Street|Street address|Address 1|Address line 1|Billing address|Billing address 1|Default address address1|Адрес 1',
  ],
  city: ['Населено място|Нас. място|Град/село|Town|Billing city|Default address city'],
  country: [
    'Страна|Код на държава|Код на държавата|Country code|Billing country|Default address country code',
    'Default address country',
  ],
  taxId: [
    'Булстат|БУЛСТАТ №|ЕИК/Булстат|ЕИК (Булстат)|Булстат/ЕИК|ЕИК по Булстат|ЕИК №|ЕИК/ЕГН|ЕГН/ЕИК|ЕИК/ПИК|Идентификационен номер|Идентификационен №|Ид. номер|Ид. №|Данъчен номер|Данъчен №|Bulstat|UIC|Tax ID|Tax number|Company number|Registration number|Reg. No.|Company ID|VAT/EIK',
  ],
  vatNumber: [
    'ДДС номер|ДДС|ИН по ДДС|ИН по ЗДДС|ИН ДДС|Идент. № по ДДС|Идентификационен номер по ДДС|Идентификационен № по ЗДДС|Номер по ЗДДС|ЗДДС №|ЗДДС номер|VAT|VAT number|VAT ID|VAT No|VATIN|VAT registration number|EU VAT number',
  ],
  language: ['Locale|Език на документите'],
  dueDays: [
    'Срок за плащане|Срок на плащане|Срок за плащане (дни)|Срок (дни)|Отсрочка|Отсрочено плащане|Отсрочка дни|Падеж (дни)|Payment terms|Payment term|Due days|Net days|Terms|Payment days',
  ],
  note: ['Бележки|Забележка|Забележки|Коментар|Коментари|Описание|Notes|Comment|Comments|Remarks'],
};

export const itemSynonyms: Synonyms<(typeof itemImportFields)[number]> = {
  code: [
    'Арт. №|Арт. номер|Артикулен номер|Артикулен №|Код на артикул|Код на артикула|Код на стока|Код на стоката|Код артикул|Каталожен номер|Каталожен №|Кат. №|Кат. номер|Номенклатурен номер|Номенклатурен №|Ном. №|SKU|Item code|Item number|Item no|Product code|Product number|Variant SKU|Part number|Reference',
    'Баркод|Бар код|Barcode|EAN|EAN 13|GTIN',
  ],
  name: [
    'Наименование|Артикул|Стока|Стока/услуга|Стоки и услуги|Продукт|Услуга|Име на артикул|Име на артикула|Име на стока|Име на стоката|Име на продукт|Име на продукта|Наименование на стока|Наименование на стоката|Наименование на артикула|Наименование на стоката/услугата|Item|Item name|Product|Product name|Service|Title',
    'Описание|Description',
  ],
  nameEn: ['Английско име|Име EN|Наименование на английски|English name|Name EN|Name (English)'],
  unit: [
    'Мерна единица|Мерна ед|Мер. ед|М-ка|М. ед|Ед. мярка|Единица|Ед. м|Unit of measure|UoM|Measure|Unit name',
  ],
  price: [
    'Единична цена|Ед. цена|Продажна цена|Цена на дребно|Цена дребно|Unit price|Regular price|Selling price|Sales price|Retail price|Variant price|List price',
    'Цена на едро|Цена едро|Wholesale price',
  ],
  grossPrice: [
    'Цена с ДДС|Цена с включен ДДС|Цена вкл. ДДС|Ед. цена с ДДС|Единична цена с ДДС|Продажна цена с ДДС|Крайна цена|Крайна цена с ДДС|Цена на дребно с ДДС|Price incl VAT|Price including VAT|Gross price|Unit price incl VAT|Unit price with VAT|Price incl tax|Price inc VAT|Price with tax',
  ],
  netPrice: [
    'Цена без ДДС|Ед. цена без ДДС|Единична цена без ДДС|Продажна цена без ДДС|Данъчна основа|Цена на дребно без ДДС|Price excl VAT|Price excluding VAT|Price without VAT|Net price|Unit price excl VAT|Unit price without VAT|Price excl tax|Price ex VAT|Price net',
  ],
  currency: ['Вал|Код на валута|Currency code'],
  priceHoldsVat: [
    'С ДДС|ДДС включен|Включен ДДС|С включен ДДС|Includes VAT|VAT included|Tax included|Incl VAT',
  ],
  rate: [
    'ДДС|ДДС %|% ДДС|ДДС ставка|ДДС процент|Ставка|Данъчна ставка|VAT|VAT %|% VAT|VAT rate %|VAT percent|Tax rate|Tax %',
  ],
  zeroGround: ['Основание|Основание за нулева ставка|Ground of 0%'],
};
