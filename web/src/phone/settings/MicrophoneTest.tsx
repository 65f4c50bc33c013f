import { Button } from '@mantine/core';
import { IconMicrophone, IconPlayerStop } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './soundTests.module.css';
import { HEARD_LEVEL, listenTo } from './microphoneLevel.ts';

/**
 * Whether the chosen microphone hears the person, before somebody calls. It listens only while it is asked to: the browser
 * shows that it does.
 */
export function MicrophoneTest({ microphoneId }: { microphoneId: string | undefined }) {
  const { t } = useTranslation('phoneExtra');
  const [on, setOn] = useState(false);
  const [level, setLevel] = useState(0);
  const [heard, setHeard] = useState(false);
  const [refused, setRefused] = useState(false);

  useEffect(() => {
    if (!on) return;
    let over = false;
    let stop: (() => void) | undefined;
    const hear = (now: number) => {
      setLevel(now);
      if (now > HEARD_LEVEL) setHeard(true);
    };
    listenTo(microphoneId, hear).then(
      (stopIt) => {
        if (over) stopIt();
        else stop = stopIt;
      },
      () => {
        if (over) return;
        setRefused(true);
        setOn(false);
      },
    );
    return () => {
      over = true;
      stop?.();
    };
  }, [on, microphoneId]);

  return (
    <div className={styles['test']}>
      <Button
        variant="default"
        size="xs"
        leftSection={on ? <IconPlayerStop size={14} /> : <IconMicrophone size={14} />}
        onClick={() => {
          setHeard(false);
          setRefused(false);
          setOn(!on);
        }}
      >
        {t(on ? 'check.stop' : 'check.listen')}
      </Button>
      {on ? (
        <div
          className={styles['level']}
          role="meter"
          aria-label={t('check.level')}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(shown(level) * 100)}
          data-testid="microphone-level"
        >
          <i style={{ transform: `scaleX(${shown(level).toFixed(2)})` }} />
        </div>
      ) : null}
      <p className={styles['says']} role="status" data-testid="microphone-says" data-heard={on ? heard : undefined}>
        {refused ? t('check.refused') : on ? t(heard ? 'check.hears' : 'check.silent') : null}
      </p>
    </div>
  );
}

/** Loudness as ears have it: half of what is there fills most of the bar. */
const shown = (level: number) => Math.min(1, Math.sqrt(level * 2));
