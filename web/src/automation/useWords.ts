import { useTranslation } from 'react-i18next';
import { isExtension } from '../numbers/flow/extensions.ts';
import type { Everybody } from '../numbers/flow/WhoFields.tsx';
import { useSounds } from '../sounds/useSounds.ts';
import { weekdayName } from '../ui/dates.ts';
import { formatPhone } from '../ui/numbers.ts';
import { keyOfPort } from './flow/editing.ts';
import { type Flow, type Node, nodeOf, type Place, placesOf } from './flow/nodes.ts';
import { type Names, sentenceOf } from './flow/sentence.ts';

/** How steps and the ways between them are said in the reader's language. */
export interface Words {
  /** The name that somebody gave it, else its sentence. */
  readonly step: (node: Node) => string;
  readonly sentence: (node: Node) => string;
  /** "Open", "Closed", "Nobody answers"; undefined: the way needs no name. */
  readonly way: (place: Place) => string | undefined;
  /** The name of a sound of the workspace; undefined: there is none of that id. */
  readonly sound: (id: string) => string | undefined;
  /** "Menu, key 2": where a step stands. */
  readonly whereabouts: (node: Node) => string;
}

export function useWords(flow: Flow, { teams, people }: Everybody): Words {
  const { t, i18n } = useTranslation('automation');
  const sounds = useSounds();
  const called = (list: readonly { readonly id: string; readonly name: string }[]) => (id: string) =>
    list.find((each) => each.id === id)?.name;
  const names: Names = {
    team: called(teams),
    person: called(people),
    sound: called(sounds),
    phone: formatPhone,
    oneOf: (items) => new Intl.ListFormat(i18n.language, { type: 'disjunction' }).format(items),
    weekday: (weekday) => weekdayName(weekday, 'short'),
  };
  const sentence = (node: Node) => {
    const { key, values } = sentenceOf(flow, node, names);
    return t(`sentence.${key}` as 'sentence.set', { name: '', value: '', ...values });
  };
  const step = (node: Node) => node.name ?? sentence(node);
  const way = (place: Place) => {
    if (place === 'start') return undefined;
    const node = nodeOf(flow, place.of);
    const key = keyOfPort(place.port);
    if (node === undefined) return undefined;
    if (key !== undefined) {
      const label = node.choices.find((choice) => choice.key === key)?.label ?? '';
      return label === ''
        ? t(isExtension(key) ? 'way.extension' : 'way.key', { key })
        : t('way.keyNamed', { key, label });
    }
    return FORKS.has(node.kind) ? t(`way.${node.kind}.${place.port}` as 'way.HOURS.next') : undefined;
  };
  return {
    step,
    sentence,
    way,
    sound: names.sound,
    whereabouts: (node) => {
      const [place] = placesOf(flow, node.id);
      if (place === undefined || place === 'start') return t('first');
      const above = nodeOf(flow, place.of);
      if (above === undefined) return '';
      const named = way(place);
      return named === undefined
        ? t('after', { step: step(above) })
        : t('afterBy', { kind: t(`kind.${above.kind}.name`), way: named });
    },
  };
}

const FORKS: ReadonlySet<string> = new Set(['HOURS', 'CONDITION', 'WEBHOOK', 'MENU']);
