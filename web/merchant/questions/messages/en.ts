import * as term from '../../../shared/messages/terms-en.ts';

export const en = {
  questions: {
    title: 'Questions from the accountant',
    subtitle: 'What your accountant wants to know about your documents and payments.',
    none: 'No questions',
    noneHint: 'When your accountant asks something, we email you and the question appears here.',
    failed: 'Failed to load the questions',
    asked: '{name}, {date}',
    former: 'Former accountant',
    answered: 'Answered by {name}, {date}',
    formerMember: 'a former member',
    answer: 'Your answer',
    answerTo: 'Answer to question {id}',
    submit: 'Send answer',
    sent: 'The answer is sent',
    sendFailed: 'The answer was not sent',
    list: term.questions,
  },
} as const;
