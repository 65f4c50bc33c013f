import { Button, Select } from '@mantine/core';
import { IconPlayerPlay, IconPlayerStop } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { RingtoneSettingsMutation } from '../../__generated__/RingtoneSettingsMutation.graphql.ts';
import type { RingtoneSettingsQuery } from '../../__generated__/RingtoneSettingsQuery.graphql.ts';
import { refusalOf } from '../../base/relay/refusal.ts';
import { commit } from '../../base/relay/useCommit.ts';
import { useMe } from '../../people/useMe.ts';
import { Disabled } from '../../ui/Disabled.tsx';
import { toast } from '../../ui/toast.ts';
import { useRefusalText } from '../../ui/useRefusalText.ts';
import { Ringer } from '../device/ringer.ts';
import { chosenRingtone } from '../ringtone.ts';
import { chooseRingSpeaker, ringSpeaker } from './preferences.ts';

/**
 * What rings and where, with a preview. The tone is the workspace's for who may change that, and the member's own for everybody
 * else (spec 001 §7; defaults 2.4); the speaker is this device's.
 * @param speakers what is plugged in
 */
export function RingtoneSettings({ speakers }: { speakers: readonly { value: string; label: string }[] }) {
  const { t } = useTranslation(['phoneExtra', 'ui']);
  const me = useMe();
  const refusalText = useRefusalText();
  const { fetchConfigurations, getWorkspaceUserProfile, getWorkspaceWithSettings } =
    useLazyLoadQuery<RingtoneSettingsQuery>(
      graphql`
        query RingtoneSettingsQuery {
          fetchConfigurations {
            ringTones {
              id
              url
              label
              isDefault
            }
          }
          getWorkspaceUserProfile {
            id
            ringToneId
          }
          getWorkspaceWithSettings {
            id
            setting {
              ringToneId
            }
          }
        }
      `,
      {},
      { fetchPolicy: 'store-and-network' },
    );
  const [speaker, setSpeaker] = useState(ringSpeaker);
  const [playing, setPlaying] = useState(false);
  const preview = useRef<Ringer>(undefined);
  preview.current ??= new Ringer();
  useEffect(() => {
    const ringer = preview.current;
    return () => ringer?.stop();
  }, []);

  const changesWorkspace = me.scope('WORKSPACE', 'UPDATE') !== undefined;
  const { ringTones } = fetchConfigurations;
  const chosen = chosenRingtone({
    own: getWorkspaceUserProfile.ringToneId,
    workspace: getWorkspaceWithSettings.setting.ringToneId,
    changesWorkspace,
  });
  const tone = ringTones.find(({ id }) => id === chosen) ?? ringTones.find(({ isDefault }) => isDefault);
  const choose = (ringToneId: string) =>
    commit<RingtoneSettingsMutation>(
      graphql`
        mutation RingtoneSettingsMutation($workspaceId: ID!, $ringToneId: String!) {
          updateWorkspace(workspaceId: $workspaceId, ringToneId: $ringToneId) {
            id
            version
          }
        }
      `,
      { workspaceId: getWorkspaceWithSettings.id, ringToneId },
      {
        change: (store) => {
          const whose = changesWorkspace
            ? store.get(getWorkspaceWithSettings.id)?.getLinkedRecord('setting')
            : store.get(getWorkspaceUserProfile.id);
          whose?.setValue(ringToneId, 'ringToneId');
        },
      },
    ).catch((error: unknown) => void toast.error(refusalText(refusalOf(error))));
  return (
    <>
      <Select
        label={t('panel.ringtones')}
        description={changesWorkspace ? t('panel.ringtoneOfAll') : undefined}
        allowDeselect={false}
        data={ringTones.map(({ id, label }) => ({ value: id, label }))}
        value={tone?.id ?? null}
        data-testid="settings-ringtone"
        onChange={(id) => id !== null && void choose(id)}
      />
      <Select
        label={t('panel.ringDevice')}
        placeholder={t('panel.default')}
        clearable
        data={speakers}
        value={speaker ?? null}
        onChange={(id) => {
          setSpeaker(id ?? undefined);
          chooseRingSpeaker(id ?? undefined);
        }}
      />
      <div>
        <Disabled why={tone === undefined && t('ui:reason.noTone')}>
          <Button
            variant="default"
            size="sm"
            leftSection={playing ? <IconPlayerStop size={16} /> : <IconPlayerPlay size={16} />}
            onClick={() => {
              if (playing || !tone) preview.current?.stop();
              else void preview.current?.start(tone.url, speaker);
              setPlaying(!playing);
            }}
          >
            {t(playing ? 'panel.stop' : 'panel.preview')}
          </Button>
        </Disabled>
      </div>
    </>
  );
}
