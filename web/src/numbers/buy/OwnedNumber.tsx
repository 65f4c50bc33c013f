import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { OwnedNumberReleaseMutation } from '../../__generated__/OwnedNumberReleaseMutation.graphql.ts';
import { commit } from '../../base/relay/useCommit.ts';
import { Disabled } from '../../ui/Disabled.tsx';
import { formatPhone } from '../../ui/numbers.ts';
import { toast } from '../../ui/toast.ts';
import { TypeToConfirm } from '../../ui/TypeToConfirm.tsx';

/** Releases a number, after its digits were typed. */
export function ReleaseNumber({
  id,
  number,
  whyNot,
  onReleased,
}: {
  id: string;
  number: string;
  whyNot: string | undefined;
  onReleased: () => void;
}) {
  const { t } = useTranslation('buyNumber');
  const [asks, setAsks] = useState(false);
  const shown = formatPhone(number);
  const release = async () => {
    await commit<OwnedNumberReleaseMutation>(
      graphql`
        mutation OwnedNumberReleaseMutation($id: ID!) {
          unSubscribePhoneNumber(phoneNumber: $id) {
            alreadyReleased
            phone {
              id
              status
            }
          }
        }
      `,
      { id },
    );
    setAsks(false);
    toast.success(t('release.done', { number: shown }));
    onReleased();
  };
  return (
    <>
      <div>
        <Disabled why={whyNot}>
          <Button variant="default" color="red" onClick={() => setAsks(true)} data-testid="release-number">
            {t('release.button')}
          </Button>
        </Disabled>
      </div>
      <TypeToConfirm
        opened={asks}
        onClose={() => setAsks(false)}
        title={t('release.title')}
        text={number}
        confirm={t('release.button')}
        onConfirm={release}
      >
        <p>{t('release.lost', { number: shown })}</p>
      </TypeToConfirm>
    </>
  );
}
