import { Button, Modal, Radio, Select, Textarea, TextInput } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { KeywordDialogCreateMutation } from '../__generated__/KeywordDialogCreateMutation.graphql.ts';
import type { KeywordDialogQuery } from '../__generated__/KeywordDialogQuery.graphql.ts';
import type { KeywordDialogUpdateMutation } from '../__generated__/KeywordDialogUpdateMutation.graphql.ts';
import { commit, useCommit } from '../base/relay/useCommit.ts';
import { formatPhone } from '../ui/numbers.ts';
import { usePaneKey } from '../ui/Pane.tsx';
import { useRefusalText } from '../ui/useRefusalText.ts';
import { Why } from '../ui/Why.tsx';
import styles from './Acquisition.module.css';
import { type Keyword, wordOf } from './keyword.ts';

const MOST_OF_WORD = 20;
const MOST_LETTERS = 450;
const FIELDS: readonly string[] = ['word', 'phoneNumberId', 'question', 'answer'];
const LEVELS = ['DOUBLE', 'SINGLE'] as const;

/** Makes a keyword, or changes where it leads and what it says. */
export function KeywordDialog({
  keyword,
  taken,
  onClose,
  onSaved,
}: {
  /** The keyword that is changed; without it a new one is made. */
  keyword?: Keyword;
  /** Words that are in use already. */
  taken: readonly Keyword[];
  onClose: () => void;
  onSaved: (id: string) => void;
}) {
  const { t } = useTranslation(['acquisition', 'common']);
  const textOf = useRefusalText();
  const { fetchWorkspacePhoneNumbers, fetchSubscriberLists, getWorkspaceWithSettings } =
    useLazyLoadQuery<KeywordDialogQuery>(
      graphql`
        query KeywordDialogQuery {
          fetchWorkspacePhoneNumbers(usable: true, first: 100) {
            data {
              id
              name
              number
              featureFlags {
                smsFeatureEnabled
              }
            }
          }
          fetchSubscriberLists(first: 100, filters: { type: LIST }) {
            data {
              id
              name
            }
          }
          getWorkspaceWithSettings {
            id
            name
          }
        }
      `,
      {},
      { fetchPolicy: 'store-and-network', fetchKey: usePaneKey() },
    );
  const numbers = fetchWorkspacePhoneNumbers.data.filter(({ featureFlags }) => featureFlags.smsFeatureEnabled);
  const lists = fetchSubscriberLists.data;
  const { name: workspace } = getWorkspaceWithSettings;
  const [word, setWord] = useState(keyword?.word ?? '');
  const [phoneNumberId, setNumber] = useState<string | null>(keyword?.phoneNumberId ?? numbers[0]?.id ?? null);
  const [listId, setList] = useState<string | null>(keyword?.listId ?? lists[0]?.id ?? null);
  const [level, setLevel] = useState<'SINGLE' | 'DOUBLE'>(keyword?.optInLevel === 'SINGLE' ? 'SINGLE' : 'DOUBLE');
  const [question, setQuestion] = useState(keyword?.question ?? t('starts.question', { workspace }));
  const [answer, setAnswer] = useState(keyword?.answer ?? t('starts.answer', { workspace }));
  const [tried, setTried] = useState(false);
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const { pending, refusal, run } = useCommit();
  const isTaken =
    keyword === undefined && taken.some((each) => each.word === wordOf(word) && each.phoneNumberId === phoneNumberId);
  const missing = word.trim() === '' || phoneNumberId === null || listId === null;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (missing || isTaken || pending) return;
    const input = { listId, optInLevel: level, question: level === 'DOUBLE' ? question : null, answer };
    void run(async () => {
      if (keyword === undefined) {
        const { createKeyword } = await commit<KeywordDialogCreateMutation>(
          graphql`
            mutation KeywordDialogCreateMutation(
              $word: String!
              $phoneNumberId: ID!
              $input: KeywordInput!
              $idempotencyKey: String
            ) {
              createKeyword(
                word: $word
                phoneNumberId: $phoneNumberId
                input: $input
                idempotencyKey: $idempotencyKey
              ) {
                id
              }
            }
          `,
          { word, phoneNumberId, input, idempotencyKey },
        );
        return onSaved(createKeyword.id);
      }
      await commit<KeywordDialogUpdateMutation>(
        graphql`
          mutation KeywordDialogUpdateMutation($id: ID!, $version: Int!, $input: KeywordInput!) {
            updateKeyword(id: $id, version: $version, input: $input) {
              id
              listId
              listName
              optInLevel
              question
              answer
              version
            }
          }
        `,
        { id: keyword.id, version: keyword.version, input },
      );
      onSaved(keyword.id);
    });
  };
  const refused = (field: string) => (refusal?.field === field ? textOf(refusal) : undefined);
  const wordError = isTaken
    ? t('field.taken', { word: wordOf(word) })
    : tried && word.trim() === ''
      ? t('field.missing')
      : refused('word');
  return (
    <Modal
      opened
      onClose={onClose}
      title={<span className={styles['dialogTitle']}>{t(keyword === undefined ? 'create.title' : 'edit.title')}</span>}
      closeButtonProps={{ 'aria-label': t('common:close') }}
      centered
    >
      <form className={styles['form']} onSubmit={submit} noValidate data-testid="keyword-form">
        <TextInput
          label={t('field.word')}
          description={t('field.wordHint')}
          maxLength={MOST_OF_WORD}
          value={word}
          disabled={keyword !== undefined}
          onChange={({ currentTarget }) => setWord(currentTarget.value)}
          error={wordError}
          autoComplete="off"
          spellCheck={false}
          data-autofocus
          data-testid="keyword-word"
        />
        <Select
          label={t('field.number')}
          allowDeselect={false}
          disabled={keyword !== undefined}
          data={numbers.map(({ id, name, number }) => ({
            value: id,
            label:
              name === formatPhone(number) || name === '' ? formatPhone(number) : `${name}, ${formatPhone(number)}`,
          }))}
          value={phoneNumberId}
          onChange={setNumber}
          error={numbers.length === 0 ? t('field.noNumber') : refused('phoneNumberId')}
        />
        <Select
          label={t('field.list')}
          searchable
          allowDeselect={false}
          nothingFoundMessage={t('field.noneFound')}
          data={lists.map(({ id, name }) => ({ value: id, label: name }))}
          value={listId}
          onChange={setList}
          error={lists.length === 0 ? t('field.noList') : undefined}
          data-testid="keyword-list"
        />
        <Radio.Group
          label={t('field.level')}
          value={level}
          onChange={(next) => setLevel(next === 'SINGLE' ? 'SINGLE' : 'DOUBLE')}
        >
          <div className={styles['levels']}>
            {LEVELS.map((value) => (
              <Radio
                key={value}
                value={value}
                label={t(`level.${value}`)}
                description={t(`levelHint.${value}`)}
                data-testid={`keyword-level-${value}`}
              />
            ))}
          </div>
        </Radio.Group>
        {level === 'DOUBLE' ? (
          <Textarea
            autosize
            minRows={2}
            maxRows={6}
            label={t('field.question')}
            description={t('field.questionHint')}
            maxLength={MOST_LETTERS}
            value={question}
            onChange={({ currentTarget }) => setQuestion(currentTarget.value)}
            error={refused('question')}
          />
        ) : null}
        <Textarea
          autosize
          minRows={2}
          maxRows={6}
          label={t('field.answer')}
          maxLength={MOST_LETTERS}
          value={answer}
          onChange={({ currentTarget }) => setAnswer(currentTarget.value)}
          error={refused('answer')}
        />
        {refusal === undefined || FIELDS.includes(refusal.field ?? '') ? null : <Why refusal={refusal} />}
        <div className={styles['buttonsEnd']}>
          <Button variant="default" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" loading={pending} data-testid="keyword-save">
            {t(keyword === undefined ? 'create.save' : 'edit.save')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
