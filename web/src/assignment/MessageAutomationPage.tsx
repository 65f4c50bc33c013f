import { Button, SegmentedControl } from '@mantine/core';
import { IconArrowsSplit2, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { MessageAutomationPageQuery } from '../__generated__/MessageAutomationPageQuery.graphql.ts';
import { useFetchKey } from '../base/relay/resync.ts';
import { useRouteQuery } from '../base/relay/useRouteQuery.ts';
import { useMe } from '../people/useMe.ts';
import { useMemberNames } from '../people/useMemberNames.ts';
import { Card } from '../ui/Card.tsx';
import { Disabled } from '../ui/Disabled.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { useAddress } from '../ui/list/useAddress.ts';
import { formatPhone } from '../ui/numbers.ts';
import { PageHeader } from '../ui/PageHeader.tsx';
import { Pane } from '../ui/Pane.tsx';
import { PlanGate } from '../ui/PlanGate.tsx';
import styles from './Assignment.module.css';
import { KeywordReplies } from './KeywordReplies.tsx';
import { MissedReplies } from './MissedReplies.tsx';
import { NewReply } from './NewReply.tsx';
import { type EditedRule, isReply, type Named, NEW, type Rule } from './rule.ts';
import { RuleForm } from './RuleForm.tsx';
import { RuleList } from './RuleList.tsx';
import { RuleLog } from './RuleLog.tsx';
import { useRulesLive } from './useRulesLive.ts';

const VIEW = ['view'] as const;

/** What happens by itself when somebody writes or calls in vain: what they are written, whom it is for, and what became of it. */
export function MessageAutomationPage() {
  const { t } = useTranslation(['assignment', 'shell']);
  const me = useMe();
  const [fetchKey] = useFetchKey();
  useRulesLive();
  const [{ view }, setView] = useAddress(VIEW);
  const people = useMemberNames(fetchKey);
  const data = useRouteQuery<MessageAutomationPageQuery>(
    graphql`
      query MessageAutomationPageQuery @preloadable {
        fetchAssignmentRules {
          id
          name
          enabled
          handOn
          version
          conditions {
            phoneNumberIds
            channels
            teamIds
            tagIds
            words
            contact
            contactTags
            listIds
            hours
          }
          action {
            kind
            targetId
            targetName
            tagIds
            text
          }
        }
        fetchTeams(first: 100) {
          data {
            id
            name
          }
        }
        fetchConversationTags {
          id
          name
        }
        fetchSubscriberLists(first: 100) {
          data {
            id
            name
          }
        }
        fetchWorkspacePhoneNumbers(first: 100) {
          data {
            id
            name
            number
            type
            ...MissedReplies_numbers
          }
        }
      }
    `,
    {},
    fetchKey,
  );
  const { fetchAssignmentRules: rules } = data;
  const named: Named = {
    numbers: data.fetchWorkspacePhoneNumbers.data.map(({ id, name, number }) => ({
      value: id,
      label: name ? `${name} · ${formatPhone(number)}` : formatPhone(number),
    })),
    teams: data.fetchTeams.data.map(({ id, name }) => ({ value: id, label: name })),
    tags: data.fetchConversationTags.map(({ id, name }) => ({ value: id, label: name })),
    lists: data.fetchSubscriberLists.data.map(({ id, name }) => ({ value: id, label: name })),
    people: people.map(({ mainUserId, displayName }) => ({ value: mainUserId, label: displayName })),
  };
  const [editing, setEditing] = useState<EditedRule | Rule>();
  const whyNot = me.whyNot('AUTOMATIONS', 'UPDATE', false);
  const all = rules.map(({ id }) => id);
  const assigning = rules.filter((rule) => !isReply(rule));
  const replies = rules.filter(isReply);
  const add = (testId: string) => (
    <Disabled why={whyNot}>
      <Button
        variant="default"
        leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
        onClick={() => setEditing({ ...NEW, targetId: named.teams[0]?.value ?? '' })}
        data-testid={testId}
      >
        {t('new')}
      </Button>
    </Disabled>
  );
  return (
    <div className={styles['page']}>
      <PageHeader title={t('shell:pages.messageAutomation')} meta={t('meta')} />
      <div className={styles['main']}>
        <SegmentedControl
          className={styles['views'] ?? ''}
          aria-label={t('views')}
          value={view === 'log' ? 'log' : 'rules'}
          onChange={(next) => setView({ view: next === 'log' ? 'log' : null })}
          data={[
            { value: 'rules', label: t('list') },
            { value: 'log', label: t('log.title') },
          ]}
          data-testid="automation-view"
        />
        {view === 'log' ? (
          <Pane>
            <RuleLog rules={rules} numbers={named.numbers} people={people} />
          </Pane>
        ) : (
          <>
            <Card
              title={t('reply.title')}
              aside={
                <Pane>
                  <PlanGate feature="MESSAGE_AUTOMATIONS">
                    <NewReply whyNot={whyNot} onNew={setEditing} />
                  </PlanGate>
                </Pane>
              }
            >
              <div className={styles['section']}>
                {replies.length === 0 ? (
                  <p className={styles['hint']}>{t('reply.empty')}</p>
                ) : (
                  <RuleList
                    rules={replies}
                    all={all}
                    hint={t('reply.order')}
                    named={named}
                    whyNot={whyNot}
                    onEdit={setEditing}
                  />
                )}
              </div>
            </Card>
            <Card title={t('missed.title')}>
              <MissedReplies numbers={data.fetchWorkspacePhoneNumbers.data.filter(({ type }) => type !== 'WEB')} />
            </Card>
            <Card title={t('keywords.title')}>
              <Pane>
                <KeywordReplies />
              </Pane>
            </Card>
            <Card title={t('rules')} aside={assigning.length === 0 ? undefined : add('rule-new')}>
              <div className={styles['section']}>
                {assigning.length === 0 ? (
                  <EmptyState
                    icon={<IconArrowsSplit2 size={22} stroke={1.5} />}
                    action={
                      <Pane>
                        <PlanGate feature="MESSAGE_AUTOMATIONS" value="FULL">
                          {add('rule-new-first')}
                        </PlanGate>
                      </Pane>
                    }
                  >
                    {t('empty')}
                  </EmptyState>
                ) : (
                  <RuleList
                    rules={assigning}
                    all={all}
                    hint={t('order')}
                    named={named}
                    whyNot={whyNot}
                    onEdit={setEditing}
                  />
                )}
              </div>
            </Card>
          </>
        )}
      </div>
      {editing === undefined ? null : (
        <RuleForm
          {...('action' in editing ? { rule: editing, initial: NEW } : { initial: editing })}
          named={named}
          onClose={() => setEditing(undefined)}
        />
      )}
    </div>
  );
}
