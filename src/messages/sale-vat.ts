/** Messages about rates, their grounds and buyers' numbers: refusals, and texts printed on documents. */
export const bg = {
  'invoices.vat-ground.ART_113_9': 'чл. 113, ал. 9 от ЗДДС',
  'invoices.vat-ground.DIRECTIVE_284':
    'чл. 284 от Директива 2006/112/ЕО (специален режим за малките предприятия)',
  'invoices.vat-ground.ART_28': 'чл. 28 от ЗДДС (износ)',
  'invoices.vat-ground.ART_53': 'чл. 53, ал. 1 от ЗДДС (вътреобщностна доставка)',
  'invoices.vat-ground.ART_21_2': 'чл. 21, ал. 2 от ЗДДС (услуга с място на изпълнение при получателя)',
  'invoices.vat-ground.ART_141': 'чл. 141 от Директива 2006/112/ЕО (тристранна операция)',
  'invoices.vat-ground.ART_163A': 'чл. 163а от ЗДДС (данъкът е дължим от получателя)',
  'invoices.vat-ground.ART_143': 'чл. 143 от ЗДДС',
  'invoices.vat-ground.ART_39': 'чл. 39 от ЗДДС (здравеопазване)',
  'invoices.vat-ground.ART_40': 'чл. 40 от ЗДДС (социални грижи и осигуряване)',
  'invoices.vat-ground.ART_41': 'чл. 41 от ЗДДС (образование, спорт и физическо възпитание)',
  'invoices.vat-ground.ART_42': 'чл. 42 от ЗДДС (култура)',
  'invoices.vat-ground.ART_43': 'чл. 43 от ЗДДС (вероизповедания)',
  'invoices.vat-ground.ART_44': 'чл. 44 от ЗДДС (доставки с нестопански характер)',
  'invoices.vat-ground.ART_45': 'чл. 45 от ЗДДС (земя и сгради)',
  'invoices.vat-ground.ART_46': 'чл. 46 от ЗДДС (финансови услуги)',
  'invoices.vat-ground.ART_47': 'чл. 47 от ЗДДС (застрахователни услуги)',
  'invoices.vat-ground.ART_48': 'чл. 48 от ЗДДС (хазартни игри)',
  'invoices.vat-ground.ART_49': 'чл. 49 от ЗДДС (пощенски марки и услуги)',
  'invoices.vat-ground.ART_50': 'чл. 50 от ЗДДС (стоки, за които не е ползван данъчен кредит)',
  'invoices.vat-ground.CHAPTER_4': 'глава четвърта от ЗДДС (освободена доставка)',
  'invoices.document.exempt': 'Освободена доставка',
  'invoices.document.margin': 'Режим на облагане на маржа',
  'invoices.document.line-exempt': 'освободена',
  'invoices.document.line-margin': 'маржа',
  'invoices.document.line-discount': 'Отстъпка',
  'invoices.document.ground.UNTAXED': 'Основание за неначисляване на ДДС',
  'invoices.document.ground.ELSEWHERE': 'Основание за неначисляване на ДДС',
  'invoices.document.ground.ZERO': 'Основание за прилагане на нулева ставка',
  'invoices.document.ground.REVERSED': 'Обратно начисляване, основание',
  'invoices.document.tax-event-or-payment': 'Данъчно събитие / плащане',
  'invoices.document.country': 'Държава',
  'fields.vat-ground-needed': 'Изберете основание за ставка 0%.',
  'fields.vat-ground-unneeded': 'Основание се дава само за ставка 0%. Изчистете го или сменете ставката.',
  'fields.vat-ground-article': 'Посочете члена на освободената доставка (чл. 39 до чл. 50), не цялата глава.',
  'fields.vat-ground-full':
    'Регистрирани сте по общия ред на ЗДДС и това основание не е за вас. Изберете ставка 20% или 9% или друго основание.',
  'fields.vat-ground-none': 'Не сте регистрирани по ЗДДС: основанието е чл. 113, ал. 9. Не избирайте друго.',
  'fields.vat-ground-ex':
    'Продавате по режима за малките предприятия: основанието е чл. 284 от Директивата. Не избирайте друго.',
  'fields.vat-ground-97a':
    'Регистрирани сте по чл. 97а: основанието е чл. 21, ал. 2 за фирма от ЕС с ДДС номер, иначе чл. 113, ал. 9.',
  'fields.vat-ground-97a-reversed':
    'Получателят е фирма от ЕС с ДДС номер и сам начислява данъка: изберете чл. 21, ал. 2.',
  'fields.vat-ground-97a-buyer':
    'По чл. 21, ал. 2 издавате само на фирма от друга държава в ЕС с ДДС номер. Въведете номера или изберете чл. 113, ал. 9.',
  'fields.vat-ground-outside':
    'Износ (чл. 28) има само към получател извън ЕС. Сменете държавата на получателя или основанието.',
  'fields.vat-ground-eu-company':
    'Основанието е само за фирма от друга държава в ЕС с ДДС номер. Въведете държавата и номера или сменете основанието.',
  'fields.vat-ground-foreign-company':
    'Основанието е само за фирма от ЕС с ДДС номер или фирма извън ЕС. Поправете получателя или сменете основанието.',
  'fields.vat-ground-bg-company':
    'Основанието по чл. 163а е само за българска фирма с ДДС номер. Поправете получателя или сменете основанието.',
  'fields.vat-ground-write-invoice':
    'Основанието зависи от купувача, който при линк не е известен. Издайте фактура на купувача; тя има свой линк за плащане.',
  'fields.vat-number-for-ground':
    'За обратно начисляване по чл. 163а въведете ДДС номера на получателя, например BG175074752.',
  'fields.buyer-vat-number-abroad':
    'Номерът не е във формата на държавата на получателя, например {example}. Поправете номера или държавата.',
  'fields.vat-ground-territory':
    '{bg}: територия извън обхвата на ДДС на ЕС. Доставката на стоки дотам е износ: изберете чл. 28, а за услуга чл. 21, ал. 2.',
  'fields.vat-ground-northern-ireland':
    'Северна Ирландия е в ЕС само за стоки: при ДДС номер с XI изберете чл. 53, а за услуга чл. 21, ал. 2.',
  'fields.tax-event-future': 'Датата на данъчното събитие не може да е след днес.',
  'fields.tax-event-past':
    'Фактурата се издава до 5 дни след данъчното събитие (чл. 113, ал. 4 от ЗДДС). Изберете по-късна дата.',
} as const;

export const en: Record<keyof typeof bg, string> = {
  'invoices.vat-ground.ART_113_9': 'Art. 113(9) of the Bulgarian VAT Act',
  'invoices.vat-ground.DIRECTIVE_284':
    'Art. 284 of Directive 2006/112/EC (special scheme for small enterprises)',
  'invoices.vat-ground.ART_28': 'Art. 28 of the Bulgarian VAT Act (export)',
  'invoices.vat-ground.ART_53': 'Art. 53(1) of the Bulgarian VAT Act (intra-Community supply)',
  'invoices.vat-ground.ART_21_2':
    'Art. 21(2) of the Bulgarian VAT Act (service supplied where the recipient is)',
  'invoices.vat-ground.ART_141': 'Art. 141 of Directive 2006/112/EC (triangular operation)',
  'invoices.vat-ground.ART_163A': 'Art. 163a of the Bulgarian VAT Act (tax due by the recipient)',
  'invoices.vat-ground.ART_143': 'Art. 143 of the Bulgarian VAT Act',
  'invoices.vat-ground.ART_39': 'Art. 39 of the Bulgarian VAT Act (health care)',
  'invoices.vat-ground.ART_40': 'Art. 40 of the Bulgarian VAT Act (social care and insurance)',
  'invoices.vat-ground.ART_41': 'Art. 41 of the Bulgarian VAT Act (education, sport and physical training)',
  'invoices.vat-ground.ART_42': 'Art. 42 of the Bulgarian VAT Act (culture)',
  'invoices.vat-ground.ART_43': 'Art. 43 of the Bulgarian VAT Act (religion)',
  'invoices.vat-ground.ART_44': 'Art. 44 of the Bulgarian VAT Act (non-profit supplies)',
  'invoices.vat-ground.ART_45': 'Art. 45 of the Bulgarian VAT Act (land and buildings)',
  'invoices.vat-ground.ART_46': 'Art. 46 of the Bulgarian VAT Act (financial services)',
  'invoices.vat-ground.ART_47': 'Art. 47 of the Bulgarian VAT Act (insurance services)',
  'invoices.vat-ground.ART_48': 'Art. 48 of the Bulgarian VAT Act (gambling)',
  'invoices.vat-ground.ART_49': 'Art. 49 of the Bulgarian VAT Act (postage stamps and services)',
  'invoices.vat-ground.ART_50': 'Art. 50 of the Bulgarian VAT Act (goods without input tax credit)',
  'invoices.vat-ground.CHAPTER_4': 'Chapter Four of the Bulgarian VAT Act (exempt supply)',
  'invoices.document.exempt': 'Exempt supply',
  'invoices.document.margin': 'Margin scheme',
  'invoices.document.line-exempt': 'exempt',
  'invoices.document.line-margin': 'margin',
  'invoices.document.line-discount': 'Discount',
  'invoices.document.ground.UNTAXED': 'Reason for not charging VAT',
  'invoices.document.ground.ELSEWHERE': 'Reason for not charging VAT',
  'invoices.document.ground.ZERO': 'Reason for the zero rate',
  'invoices.document.ground.REVERSED': 'Reverse charge, reason',
  'invoices.document.tax-event-or-payment': 'Date of supply / payment',
  'invoices.document.country': 'Country',
  'fields.vat-ground-needed': 'Choose the reason for 0% VAT.',
  'fields.vat-ground-unneeded': 'A reason is given for 0% only. Clear it or change the rate.',
  'fields.vat-ground-article':
    'Name the article of the exempt supply (Art. 39 to 50), not the whole chapter.',
  'fields.vat-ground-full':
    'You are registered under the general VAT rules and this reason does not apply to you. Choose 20%, 9% or another reason.',
  'fields.vat-ground-none':
    'You are not registered for VAT: the reason is Art. 113(9). Do not choose another.',
  'fields.vat-ground-ex':
    'You sell under the scheme for small enterprises: the reason is Art. 284 of the Directive. Do not choose another.',
  'fields.vat-ground-97a':
    'You are registered under Art. 97a: the reason is Art. 21(2) for an EU company with a VAT number, otherwise Art. 113(9).',
  'fields.vat-ground-97a-reversed':
    'The recipient is an EU company with a VAT number and accounts for the tax: choose Art. 21(2).',
  'fields.vat-ground-97a-buyer':
    'Art. 21(2) is only for a company of another EU country with a VAT number. Enter the number or choose Art. 113(9).',
  'fields.vat-ground-outside':
    'Export (Art. 28) is only to a recipient outside the EU. Change the recipient’s country or the reason.',
  'fields.vat-ground-eu-company':
    'This reason is only for a company of another EU country with a VAT number. Enter country and number or change the reason.',
  'fields.vat-ground-foreign-company':
    'This reason is only for an EU company with a VAT number or a company outside the EU. Correct the recipient or change the reason.',
  'fields.vat-ground-bg-company':
    'Art. 163a is only for a Bulgarian company with a VAT number. Correct the recipient or change the reason.',
  'fields.vat-ground-write-invoice':
    'The reason depends on the buyer, who is not known for a link. Write an invoice to the buyer; it has a payment link of its own.',
  'fields.vat-number-for-ground':
    'For reverse charge under Art. 163a enter the recipient’s VAT number, for example BG175074752.',
  'fields.buyer-vat-number-abroad':
    'The number does not have the format of the recipient’s country, for example {example}. Correct the number or the country.',
  'fields.vat-ground-territory':
    '{en} is outside the VAT territory of the EU. Goods sent there are exports: choose Art. 28, or Art. 21(2) for a service.',
  'fields.vat-ground-northern-ireland':
    'Northern Ireland is in the EU for goods only: with a VAT number beginning with XI choose Art. 53, or Art. 21(2) for a service.',
  'fields.tax-event-future': 'The date of supply cannot be after today.',
  'fields.tax-event-past':
    'An invoice is issued within 5 days of the supply (Art. 113(4) of the VAT Act). Choose a later date.',
};
