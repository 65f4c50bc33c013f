import {
  ActionIcon,
  Button,
  Checkbox,
  createTheme,
  type CSSVariablesResolver,
  localStorageColorSchemeManager,
  type MantineColorsTuple,
  Menu,
  PasswordInput,
  Select,
  TextInput,
  Tooltip,
} from '@mantine/core';
import './mantine.css';

/** The accent's ramp: step 7 is the light theme's solid, step 8 the dark theme's (tokens.css, --accent-solid). */
const indigo: MantineColorsTuple = [
  '#eef1fd', '#e2e7fc', '#c3ccf6', '#a3b0f0', '#8ea2ff', '#6d81f0', '#4a5fe0', '#3349d6', '#4a5fe0', '#2a3aa8',
];

/** Mantine themed by our tokens; component looks that the theme cannot say stand in mantine.css. */
export const theme = createTheme({
  fontFamily: 'var(--font)',
  fontFamilyMonospace: 'var(--font-mono)',
  colors: { indigo },
  primaryColor: 'indigo',
  primaryShade: { light: 7, dark: 8 },
  defaultRadius: 'md',
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '16px' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '20px', xl: '24px' },
  fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '16px', xl: '20px' },
  lineHeights: { xs: '16px', sm: '18px', md: '20px', lg: '22px', xl: '26px' },
  headings: {
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '20px', lineHeight: '26px' },
      h2: { fontSize: '16px', lineHeight: '22px' },
      h3: { fontSize: '14px', lineHeight: '20px' },
    },
  },
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
  components: {
    Button: Button.extend({ defaultProps: { size: 'md' } }),
    ActionIcon: ActionIcon.extend({ defaultProps: { variant: 'subtle', color: 'gray', size: 32 } }),
    TextInput: TextInput.extend({ defaultProps: { size: 'md' } }),
    PasswordInput: PasswordInput.extend({ defaultProps: { size: 'md' } }),
    Select: Select.extend({ defaultProps: { size: 'md', checkIconPosition: 'right' } }),
    Checkbox: Checkbox.extend({ defaultProps: { size: 'xs' } }),
    Menu: Menu.extend({ defaultProps: { shadow: 'md', radius: 'lg', transitionProps: { duration: 100 } } }),
    Tooltip: Tooltip.extend({ defaultProps: { openDelay: 300, transitionProps: { duration: 100 } } }),
  },
});

/** Maps Mantine's own variables on the tokens, so that the kit and our CSS can never differ. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {
    '--mantine-color-body': 'var(--bg)',
    '--mantine-color-text': 'var(--text)',
    '--mantine-color-dimmed': 'var(--muted)',
    '--mantine-color-placeholder': 'var(--placeholder)',
    '--mantine-color-anchor': 'var(--accent)',
    '--mantine-color-error': 'var(--danger)',
    '--mantine-color-default': 'var(--bg)',
    '--mantine-color-default-hover': 'var(--surface)',
    '--mantine-color-default-color': 'var(--text)',
    '--mantine-color-default-border': 'var(--line-2)',
    '--mantine-color-disabled': 'var(--surface-2)',
    '--mantine-color-disabled-color': 'var(--muted)',
    '--mantine-color-disabled-border': 'var(--line-2)',
    '--mantine-primary-color-filled': 'var(--accent-solid)',
    '--mantine-primary-color-filled-hover': 'var(--accent-solid-hover)',
    '--mantine-primary-color-light': 'var(--accent-tint)',
    '--mantine-primary-color-light-hover': 'var(--accent-tint-2)',
    '--mantine-primary-color-light-color': 'var(--accent)',
    '--mantine-color-gray-light-hover': 'var(--surface-2)',
    '--mantine-color-gray-light-color': 'var(--muted)',
    '--mantine-color-indigo-filled': 'var(--accent-solid)',
    '--mantine-color-indigo-filled-hover': 'var(--accent-solid-hover)',
    '--mantine-color-indigo-light': 'var(--accent-tint)',
    '--mantine-color-indigo-light-hover': 'var(--accent-tint-2)',
    '--mantine-color-indigo-light-color': 'var(--accent)',
    '--mantine-color-red-filled': 'var(--danger-solid)',
    '--mantine-shadow-md': 'var(--e2)',
    '--mantine-shadow-xl': 'var(--e3)',
  },
  light: {},
  dark: {},
});

/** Light, Dark or System, remembered on this device; public/theme.js reads the same key before the first paint. */
export const colorSchemeManager = localStorageColorSchemeManager({ key: 'ringline.theme' });
