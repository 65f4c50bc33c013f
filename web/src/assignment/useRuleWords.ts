import { useTranslation } from 'react-i18next';
import { GONE, type Named, type Rule } from './rule.ts';

/** What a rule asks for and does, in words. */
export function useRuleWords(named: Named): (rule: Rule) => { when: string[]; does: string[] } {
  const { t, i18n } = useTranslation('assignment');
  const oneOf = new Intl.ListFormat(i18n.language, { type: 'disjunction' });
  const both = new Intl.ListFormat(i18n.language, { type: 'conjunction' });
  const called = (list: Named[keyof Named], ids: readonly string[]) =>
    ids.map((id) => list.find(({ value }) => value === id)?.label ?? GONE);
  return ({ conditions, action, handOn }) => {
    const { phoneNumberIds, channels, teamIds, tagIds, words, contact, contactTags, listIds, hours } = conditions;
    const list = (
      key: 'number' | 'channel' | 'team' | 'tag' | 'words' | 'contactTag' | 'list',
      names: readonly string[],
    ) => (names.length === 0 ? [] : [t(`when.${key}`, { names: oneOf.format(names) })]);
    const target = action.targetName ?? t('gone');
    return {
      when: [
        ...list('number', called(named.numbers, phoneNumberIds)),
        ...list(
          'channel',
          channels.map((channel) => t(`channel.${channel}`)),
        ),
        ...list('team', called(named.teams, teamIds)),
        ...list('tag', called(named.tags, tagIds)),
        ...list(
          'words',
          words.map((word) => t('quoted', { word })),
        ),
        ...(contact ? [t(`contact.${contact}`)] : []),
        ...list('contactTag', contactTags),
        ...list('list', called(named.lists, listIds)),
        ...(hours ? [t(`hours.${hours}`)] : []),
      ],
      does: [
        ...(action.kind === 'REPLY'
          ? [t('quoted', { word: action.text ?? '' })]
          : action.kind === 'NONE'
            ? []
            : [t(`does.${action.kind}`, { name: target })]),
        ...(action.tagIds.length === 0
          ? []
          : [t('does.tags', { names: both.format(called(named.tags, action.tagIds)) })]),
        ...(handOn || ['NONE', 'REPLY', 'TEAM'].includes(action.kind) ? [] : [t('does.keeps')]),
      ],
    };
  };
}
