/** The messages of memberships in merchants' teams, by code. */
export const bg = {
  'team.last-owner': 'Това е последният собственик на екипа. Първо дайте тази роля на друг член.',
  'team.member-not-found': 'В екипа няма такъв човек.',
  'team.merchant-not-found': 'Няма такъв търговец.',
  'team.no-membership': 'Не сте член на екипа на такъв търговец.',
  'fields.refund-limit-of-manager': 'Лимит за възстановяване се задава само за роля „Мениджър“.',
} as const;

export const en: Record<keyof typeof bg, string> = {
  'team.last-owner': 'This is the last owner of the team. Give another member this role first.',
  'team.member-not-found': 'There is no such person in the team.',
  'team.merchant-not-found': 'There is no such merchant.',
  'team.no-membership': 'You are not a member of the team of such a merchant.',
  'fields.refund-limit-of-manager': 'Only the Manager role has a refund limit.',
};
