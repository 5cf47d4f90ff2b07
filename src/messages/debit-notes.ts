/** Messages about debit notes: refusals, texts printed on them, and mails with them. */
export const bg = {
  'invoices.not-debitable':
    'Дебитно известие се издава към фактура, която не е анулирана и не е пробна. Отворете фактурата и издайте известието от нея.',
  'invoices.has-debit-notes':
    'Към фактурата има издадено дебитно известие. Първо анулирайте него, после фактурата.',
  'fields.document-without-email':
    'Във фактурата няма имейл на получателя. Издайте известието без изпращане и го изпратете от неговата страница.',
  'invoices.file-name.DEBIT_NOTE': 'debitno-izvestie-{number}.pdf',
  'invoices.document.DEBIT_NOTE': 'Дебитно известие',
  'invoices.document.corrects-debit-note': 'Към дебитно известие № {number} от {date}',
  'invoices.mail.debit-note': 'Дебитно известие',
  'invoices.mail.subject-debit-note': '{seller}: дебитно известие № {number} за {total}',
  'invoices.mail.attached-debit-note': 'Дебитното известие е приложено като PDF.',
  'invoices.mail.asked-debit-note': '{seller} ви изпраща дебитно известие, което очаква плащане.',
  'invoices.mail.credited-debit-note': '{seller} намали сумата по ваше дебитно известие с кредитно известие.',
  'invoices.mail.transfer-debit-note':
    'Може да платите и с банков превод: IBAN {iban}, основание „Дебитно известие {number}“.',
  'invoices.mail.subject-reminder-debit-note':
    'Напомняне от {seller}: дебитно известие № {number} за {total}',
  'invoices.mail.soon-due-debit-note':
    'Напомняме ви, че дебитното известие от {seller} очаква плащане до {date}',
  'invoices.mail.overdue-debit-note':
    'Срокът за плащане на дебитното известие от {seller} изтече на {date} Ако вече сте платили, благодарим ви и не обръщайте внимание на този имейл.',
} as const;

export const en: Record<keyof typeof bg, string> = {
  'invoices.not-debitable':
    'A debit note is issued to an invoice that is neither voided nor a test. Open the invoice and issue the note from it.',
  'invoices.has-debit-notes':
    'A debit note was issued to the invoice. Void the note first, then the invoice.',
  'fields.document-without-email':
    'The invoice has no email of the recipient. Issue the note without emailing it and email it from its own page.',
  'invoices.file-name.DEBIT_NOTE': 'debit-note-{number}.pdf',
  'invoices.document.DEBIT_NOTE': 'Debit note',
  'invoices.document.corrects-debit-note': 'To debit note No. {number} of {date}',
  'invoices.mail.debit-note': 'Debit note',
  'invoices.mail.subject-debit-note': '{seller}: debit note No. {number} for {total}',
  'invoices.mail.attached-debit-note': 'The debit note is attached as a PDF.',
  'invoices.mail.asked-debit-note': '{seller} has sent you a debit note to pay.',
  'invoices.mail.credited-debit-note': '{seller} has reduced your debit note by a credit note.',
  'invoices.mail.transfer-debit-note':
    'You can also pay by bank transfer: IBAN {iban}, reference “Debit note {number}”.',
  'invoices.mail.subject-reminder-debit-note': 'Reminder from {seller}: debit note No. {number} for {total}',
  'invoices.mail.soon-due-debit-note':
    'This is a reminder that the debit note from {seller} is due by {date}.',
  'invoices.mail.overdue-debit-note':
    'The debit note from {seller} was due on {date}. If you have already paid, thank you – please ignore this email.',
};
