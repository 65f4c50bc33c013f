import { useTranslation } from 'react-i18next';
import { Words } from '../ui/Words.tsx';
import styles from './WebForms.module.css';

export interface Question {
  readonly name: string;
  readonly label: string;
  readonly required: boolean;
}
const LEADING: readonly string[] = ['FIRST_NAME', 'LAST_NAME'];

/** How a form's page looks, to look at alone. */
export function WebFormPreview({
  heading,
  body,
  consent,
  button,
  questions,
}: {
  heading: string;
  body: string;
  consent: string;
  button: string;
  questions: readonly Question[];
}) {
  const { t } = useTranslation('acquisition');
  const input = ({ name, label, required }: Question) => (
    <span key={name} className={styles['blank']}>
      <span>
        <Words>{label}</Words>
        {required ? null : <small> ({t('form.preview.optional')})</small>}
      </span>
      <i />
    </span>
  );
  return (
    <div
      className={styles['preview']}
      role="img"
      aria-label={t('form.preview.label', { heading })}
      data-testid="form-preview"
    >
      <strong dir="auto">{heading === '' ? t('form.preview.heading') : heading}</strong>
      {body === '' ? null : <p dir="auto">{body}</p>}
      {questions.filter(({ name }) => LEADING.includes(name)).map(input)}
      {input({ name: 'PHONE', label: t('form.preview.phone'), required: true })}
      {questions.filter(({ name }) => !LEADING.includes(name)).map(input)}
      <span className={styles['tick']}>
        <i />
        <span dir="auto">{consent === '' ? t('form.preview.consent') : consent}</span>
      </span>
      <b dir="auto">{button === '' ? t('form.preview.button') : button}</b>
    </div>
  );
}
