import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { IconCheck, IconCircle } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './PasswordField.module.css';
import { checkPassword, PASSWORD_LENGTH } from './passwordRules.ts';

/** A password that can be looked at, with a hint while Caps Lock is on. */
export function PasswordField(props: PasswordInputProps) {
  const { t } = useTranslation('forms');
  const [capsLock, setCapsLock] = useState(false);
  const [visible, setVisible] = useState(false);
  const look = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <div>
      <PasswordInput
        autoCapitalize="none"
        spellCheck={false}
        visible={visible}
        onVisibilityChange={setVisible}
        visibilityToggleButtonProps={{ 'aria-label': t(visible ? 'password.hide' : 'password.show'), tabIndex: 0 }}
        onKeyDown={look}
        onKeyUp={look}
        {...props}
        onBlur={(event) => {
          setCapsLock(false);
          props.onBlur?.(event);
        }}
      />
      <p className={styles['caps']} role="status">
        {capsLock ? t('password.capsLock') : null}
      </p>
    </div>
  );
}

/**
 * A new password with the server's rules beside it, each ticked off as it is met (defaults 1.2).
 * @param personal names and address of the person: they must not be all that the password is.
 * @param minimum characters at least, where it is not what everybody's has.
 */
export function NewPasswordField({
  value,
  personal,
  minimum = PASSWORD_LENGTH.minimum,
  ...props
}: PasswordInputProps & { value: string; personal: readonly string[]; minimum?: number }) {
  const { t } = useTranslation('forms');
  const { length, long, tooLong, ownWords, varied } = checkPassword(value, personal, minimum);
  const rules = [
    tooLong
      ? { name: t('password.tooLong', { count: PASSWORD_LENGTH.maximum }), met: false }
      : { name: t('password.length', { count: minimum, now: length }), met: long },
    { name: t('password.personal'), met: ownWords },
    { name: t('password.varied'), met: varied },
  ];
  return (
    <div>
      <PasswordField {...props} value={value} autoComplete="new-password" />
      <ul className={styles['rules']} aria-label={t('password.rules')}>
        {rules.map(({ name, met }) => (
          <li key={name} data-met={met || undefined}>
            {met ? <IconCheck size={14} aria-hidden /> : <IconCircle size={14} aria-hidden />}
            <span>{name}</span>
            <span className="visually-hidden">{t(met ? 'password.met' : 'password.open')}</span>
          </li>
        ))}
      </ul>
      <p className={styles['hint']}>{t('password.common')}</p>
    </div>
  );
}
