import { listUrl } from './list-url.ts';
import type { BackOfficeModule } from './back-office-module.ts';

export const merchants: BackOfficeModule = {
  bg: {
    actions: {
      'user.assignments-set': 'Определени търговци на счетоводител',
      'merchant.registered': 'Регистриран търговец',
      'merchant.status-changed': 'Сменен статус на търговец',
      'merchant.plan-changed': 'Сменен план на търговец',
      'merchant.profile-changed': 'Променен профил на търговец',
      'merchant.fiscal-profile-set': 'Променени данъчни настройки',
      'merchant.bank-account-noted': 'Отбелязана банкова сметка',
      'merchant.corrected': 'Поправени данни на търговец',
      'merchant.note-added': 'Добавена бележка за търговец',
      'merchant.note-changed': 'Променена бележка за търговец',
      'merchant.note-deleted': 'Изтрита бележка за търговец',
      'merchant.logo-set': 'Сменено лого',
      'merchant.brand-color-set': 'Сменен цвят на марката',
      'merchant.accountant-assigned': 'Определен счетоводител на търговец',
      'merchant.accountant-ended': 'Прекратен достъп на счетоводител',
      'merchant.data-viewed': 'Счетоводител видя данни на търговец',
      'merchant.left': 'Бизнесът напусна',
      'merchant.closed': 'Закрит търговец',
      'merchant.deleted': 'Изтрит търговец',
    },
    subjects: {
      merchant: 'Търговец',
    },
    attention: {
      MERCHANTS_WAITING: 'Търговци, които чакат одобрение',
      MERCHANTS_WITHOUT_TAX_ID: 'Активни търговци без ЕИК или ДДС номер',
      MERCHANTS_REFUSED_EMAIL: 'Търговци с имейл, до който писмата са отказани',
    },
    search: {
      merchant: 'Търговец',
    },
  },
  en: {
    actions: {
      'user.assignments-set': 'Accountant’s merchants set',
      'merchant.registered': 'Merchant registered',
      'merchant.status-changed': 'Merchant status changed',
      'merchant.plan-changed': 'Merchant plan changed',
      'merchant.profile-changed': 'Merchant profile changed',
      'merchant.fiscal-profile-set': 'Tax settings changed',
      'merchant.bank-account-noted': 'Bank account noted',
      'merchant.corrected': 'Data of a merchant corrected',
      'merchant.note-added': 'Note on a merchant added',
      'merchant.note-changed': 'Note on a merchant changed',
      'merchant.note-deleted': 'Note on a merchant deleted',
      'merchant.logo-set': 'Logo changed',
      'merchant.brand-color-set': 'Brand colour changed',
      'merchant.accountant-assigned': 'Accountant assigned to a merchant',
      'merchant.accountant-ended': 'Accountant’s access ended',
      'merchant.data-viewed': 'Merchant’s data viewed by an accountant',
      'merchant.left': 'Business left',
      'merchant.closed': 'Merchant closed',
      'merchant.deleted': 'Merchant deleted',
    },
    subjects: {
      merchant: 'Merchant',
    },
    attention: {
      MERCHANTS_WAITING: 'Merchants waiting for approval',
      MERCHANTS_WITHOUT_TAX_ID: 'Active merchants without an EIK or VAT number',
      MERCHANTS_REFUSED_EMAIL: 'Merchants whose email was refused',
    },
    search: {
      merchant: 'Merchant',
    },
  },
  pages: {
    attention: {
      MERCHANTS_WAITING: listUrl('merchants', { status: 'PENDING' }),
      MERCHANTS_WITHOUT_TAX_ID: listUrl('merchants', { status: 'ACTIVE', missing: 'taxId' }),
      MERCHANTS_REFUSED_EMAIL: listUrl('merchants', { mail: 'REFUSED' }),
    },
    search: { merchant: 'merchants' },
    subjects: { merchant: 'merchants' },
  },
};
