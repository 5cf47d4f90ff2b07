import * as term from '../../../shared/messages/terms-en.ts';

export const en = {
  threshold: {
    title: 'VAT registration threshold',
    subtitle:
      'The taxable turnover by documents of {year} against the threshold of art. 96(1) of the VAT Act.',
    failed: 'Failed to load the taxable turnover',
    of: '{turnover} of {limit} ({percent}%)',
    unionTitle: 'Scheme for small enterprises: turnover in the whole EU',
    unionExceeded:
      'The threshold was exceeded on {day}. The scheme ends in other countries; inform the revenue agency by {informBy}.',
    unionPart:
      'Supplies in Bulgaria and in other EU countries. Enter below what you sell in another country outside of Plateno.',
    country: term.country,
    countryHelp: 'Where the turnover is; in another EU country it counts only towards the EU threshold.',
    near: 'The taxable turnover nears the threshold.',
    expected: 'At the pace of the last 90 days it is exceeded on {day}.',
    exceeded:
      'The threshold was exceeded on {day} by document {number}. Apply for registration by {applyBy}.',
    exceededByOther:
      'The threshold was exceeded on {day} by other turnover. Apply for registration by {applyBy}.',
    part: 'Plateno sees only turnover through Plateno and what you enter here. Your registration is never changed automatically: talk to your accountant.',
    notWatched: 'You are registered for VAT: the threshold does not apply to you.',
    details: 'Details',
    document: 'Open the document',
    own: 'Documents in Plateno',
    other: 'Other turnover',
    otherTitle: 'Turnover outside of Plateno',
    otherNone: 'Nothing entered yet. Add sales in cash or by other means, so that the sum is right.',
    add: 'Add',
    day: term.day,
    amount: 'Amount in EUR',
    amountHelp: 'Below zero for a correction.',
    note: 'What it is',
    added: 'The turnover is added',
    addFailed: 'The turnover was not added',
    remove: 'Remove {note}',
    removed: 'The turnover is removed',
    removeFailed: 'The turnover was not removed',
  },
} as const;
