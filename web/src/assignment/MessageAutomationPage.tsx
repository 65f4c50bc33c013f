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
import { Disabled } from '../ui/Disabled.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { useAddress } from '../ui/list/useAddress.ts';
import { formatPhone } from '../ui/numbers.ts';
import { PageHeader } from '../ui/PageHeader.tsx';
import { Pane } from '../ui/Pane.tsx';
import { PlanGate } from '../ui/PlanGate.tsx';
import styles from './Assignment.module.css';
import type { Named, Rule } from './rule.ts';
import { RuleForm } from './RuleForm.tsx';
import { RuleList } from './RuleList.tsx';
import { RuleLog } from './RuleLog.tsx';
import { useRulesLive } from './useRulesLive.ts';

const VIEW = ['view'] as const;

/** What happens by itself when somebody writes or calls in vain: whom it is for, and what the rules did. */
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
            hours
          }
          action {
            kind
            targetId
            targetName
            tagIds
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
        fetchWorkspacePhoneNumbers(first: 100) {
          data {
            id
            name
            number
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
    people: people.map(({ mainUserId, displayName }) => ({ value: mainUserId, label: displayName })),
  };
  const [editing, setEditing] = useState<'new' | Rule>();
  const whyNot = me.whyNot('AUTOMATIONS', 'UPDATE', false);
  const add = (testId: string) => (
    <Disabled why={whyNot}>
      <Button
        leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
        onClick={() => setEditing('new')}
        data-testid={testId}
      >
        {t('new')}
      </Button>
    </Disabled>
  );
  return (
    <div className={styles['page']}>
      <PageHeader title={t('shell:pages.messageAutomation')} meta={t('meta')}>
        {rules.length === 0 ? null : add('rule-new')}
      </PageHeader>
      <div className={styles['main']}>
        <SegmentedControl
          className={styles['views'] ?? ''}
          aria-label={t('views')}
          value={view === 'log' ? 'log' : 'rules'}
          onChange={(next) => setView({ view: next === 'log' ? 'log' : null })}
          data={[
            { value: 'rules', label: t('rules') },
            { value: 'log', label: t('log.title') },
          ]}
          data-testid="automation-view"
        />
        {view === 'log' ? (
          <Pane>
            <RuleLog rules={rules} people={people} />
          </Pane>
        ) : rules.length === 0 ? (
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
          <RuleList rules={rules} named={named} whyNot={whyNot} onEdit={setEditing} />
        )}
      </div>
      {editing === undefined ? null : (
        <RuleForm
          {...(editing === 'new' ? {} : { rule: editing })}
          named={named}
          onClose={() => setEditing(undefined)}
        />
      )}
    </div>
  );
}
