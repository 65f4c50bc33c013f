import { Select, type SelectProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Flag } from './Flag.tsx';
import styles from './pickers.module.css';

/** What is offered (spec 000 §9: USD only), and whose flag stands for it. */
const OFFERED = [{ code: 'USD', country: 'US' }] as const;

type Props = Omit<SelectProps, 'data' | 'renderOption' | 'leftSection' | 'multiple'>;

/** Currencies with their flags; the value is ISO 4217. */
export function CurrencyPicker(props: Props) {
  const { i18n } = useTranslation('ui');
  const names = new Intl.DisplayNames(i18n.language, { type: 'currency' });
  const countryOf = (code: unknown) => OFFERED.find((offered) => offered.code === code)?.country;
  return (
    <Select
      allowDeselect={false}
      {...props}
      leftSection={<Flag country={countryOf(props.value)} />}
      data={OFFERED.map(({ code }) => ({ value: code as string, label: `${names.of(code) ?? code} (${code})` }))}
      renderOption={({ option }) => (
        <span className={styles['option']}>
          <Flag country={countryOf(option.value)} width={18} />
          <span className={styles['name']}>{option.label}</span>
        </span>
      )}
    />
  );
}
