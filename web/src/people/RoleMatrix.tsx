import { Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import styles from './People.module.css';
import { type RoleRights, rankOf, scopeOf } from './rights.ts';
import { roleKey } from '../ui/roleKey.ts';

const RESOURCES = [
  'CALLS',
  'MESSAGES',
  'CONTACTS',
  'CONTACT_IMPORT',
  'SEGMENTS',
  'SUBSCRIBERS',
  'SUBSCRIBER_LIST',
  'KEYWORDS',
  'CAMPAIGNS',
  'AUTOMATIONS',
  'ANALYTICS',
  'PHONE_NUMBERS',
  'PORT_NUMBERS',
  'NUMBER_PORTING',
  'SENDER_IDS',
  'SHORTCODES',
  'COMPLAINCE',
  'INTEGRATIONS',
  'TEAMS',
  'INVITATIONS',
  'WORKSPACE',
  'BILLING',
  'OWNERSHIP_TRANSFER',
] as const;
const ACTIONS = ['CREATE', 'READ', 'UPDATE', 'DELETE'] as const;
const SCOPES = ['all', 'team', 'own'] as const;

/** All 4 × 92 permissions, as the server holds them: one row per thing, per role what may be done with it. */
export function RoleMatrix({
  opened,
  roles,
  onClose,
}: {
  opened: boolean;
  roles: readonly RoleRights[];
  onClose: () => void;
}) {
  const { t } = useTranslation(['people', 'common']);
  const sorted = roles.toSorted((a, b) => rankOf(b.name) - rankOf(a.name));
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      size={920}
      title={<b>{t('matrix.title')}</b>}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <p className={styles['matrixLead']}>{t('matrix.lead')}</p>
      {/* Wider than a narrow window: a keyboard has to be able to scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles['matrixScroll']} tabIndex={0} aria-label={t('matrix.title')}>
        <table className={styles['matrix']} data-testid="role-matrix">
          <caption className="visually-hidden">{t('matrix.title')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('matrix.what')}</th>
              {sorted.map(({ id, name }) => (
                <th key={id} scope="col">
                  {t(`common:role.${roleKey(name)}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {RESOURCES.map((resource) => (
              <tr key={resource}>
                <th scope="row">{t(`resource.${resource}`)}</th>
                {sorted.map((role) => {
                  const grants = SCOPES.flatMap((scope) => {
                    const actions = ACTIONS.filter((action) => scopeOf(role, resource, action) === scope);
                    return actions.length === 0 ? [] : [{ scope, actions }];
                  });
                  return (
                    <td key={role.id} data-grants={grants.reduce((sum, { actions }) => sum + actions.length, 0)}>
                      {grants.length === 0 ? <span className={styles['none']}>{t('matrix.none')}</span> : null}
                      {grants.map(({ scope, actions }) => (
                        <div key={scope}>
                          {actions.length === ACTIONS.length
                            ? t('matrix.everything')
                            : actions.map((action) => t(`action.${action}`)).join(', ')}
                          {scope === 'all' ? null : <small>{t(`scope.${scope}`)}</small>}
                        </div>
                      ))}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Modal>
  );
}
