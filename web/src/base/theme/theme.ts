import {
  ActionIcon,
  Button,
  Checkbox,
  createTheme,
  type CSSVariablesResolver,
  Input,
  localStorageColorSchemeManager,
  type MantineColorScheme,
  type MantineColorSchemeManager,
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
  '#eef1fd',
  '#e2e7fc',
  '#c3ccf6',
  '#a3b0f0',
  '#8ea2ff',
  '#6d81f0',
  '#4a5fe0',
  '#3349d6',
  '#4a5fe0',
  '#2a3aa8',
];

/** Heights, text sizes and paddings of buttons and fields (NOTES of the design: 28, 32, 36, 40). */
const SIZES: Record<string, { height: string; text: string; padding: string; radius: string }> = {
  xs: { height: '28px', text: '13px', padding: '10px', radius: 'var(--r-sm)' },
  sm: { height: '32px', text: '13px', padding: '12px', radius: 'var(--r-md)' },
  md: { height: '36px', text: '14px', padding: '14px', radius: 'var(--r-md)' },
  lg: { height: '40px', text: '14px', padding: '16px', radius: 'var(--r-md)' },
};

/**
 * What can only be read looks so (mantine.css). As a property, since the theme's own classes are asked again by the field within a
 * list, which nobody types in either way.
 */
const readable = (_theme: unknown, { readOnly }: { readOnly?: boolean | undefined }) =>
  readOnly === true ? { wrapper: 'reads-only' } : {};

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
    Button: Button.extend({
      defaultProps: { size: 'md' },
      vars: (_, { size }) => {
        const known = SIZES[String(size)];
        if (known === undefined) return { root: {} };
        return {
          root: {
            '--button-height': known.height,
            '--button-fz': known.text,
            '--button-padding-x': known.padding,
            '--button-radius': known.radius,
          },
        };
      },
    }),
    ActionIcon: ActionIcon.extend({
      defaultProps: { variant: 'subtle', color: 'gray', size: 32 },
      vars: (_, { variant, color }) =>
        variant === 'subtle' && color === 'gray'
          ? {
              root: {
                '--ai-color': 'var(--muted)',
                '--ai-hover': 'var(--surface-2)',
                '--ai-hover-color': 'var(--text)',
              },
            }
          : { root: {} },
    }),
    Input: Input.extend({
      // What is typed runs as its first letter does.
      defaultProps: { attributes: { input: { dir: 'auto' } } },
      vars: (_, { size }) => {
        const known = SIZES[String(size)];
        return { wrapper: known === undefined ? {} : { '--input-height': known.height, '--input-fz': known.text } };
      },
    }),
    TextInput: TextInput.extend({ defaultProps: { size: 'md', classNames: readable } }),
    // Named alone: most pages have none of these, and the shell need not fetch them.
    Textarea: { defaultProps: { classNames: readable } },
    NumberInput: { defaultProps: { classNames: readable } },
    MultiSelect: { defaultProps: { classNames: readable } },
    TagsInput: { defaultProps: { classNames: readable } },
    Autocomplete: { defaultProps: { classNames: readable } },
    PasswordInput: PasswordInput.extend({ defaultProps: { size: 'md' } }),
    Select: Select.extend({ defaultProps: { size: 'md', checkIconPosition: 'right', classNames: readable } }),
    Checkbox: Checkbox.extend({ defaultProps: { size: 'xs' } }),
    Menu: Menu.extend({
      defaultProps: {
        shadow: 'md',
        radius: 'lg',
        transitionProps: { duration: 100 },
        withInitialFocusPlaceholder: false,
      },
    }),
    Tooltip: Tooltip.extend({
      defaultProps: { openDelay: 300, transitionProps: { duration: 100 } },
      // A tap that does something shows no hint; what is there to be tapped for its hint says so (mantine.css).
      classNames: (_, { events }) => (events?.touch === true ? {} : { tooltip: 'for-pointers' }),
    }),
  },
});

/** Mantine's own variables mapped on the tokens, so that the kit and our CSS can never differ. */
const ROLES = {
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
  '--mantine-color-green-filled': 'var(--success-solid)',
  '--mantine-color-green-filled-hover': 'var(--success-solid)',
  '--mantine-shadow-md': 'var(--e2)',
  '--mantine-shadow-xl': 'var(--e3)',
};

/** The kit sets its colours per scheme, so ours stand there too; the tokens behind them change with the scheme. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({ variables: ROLES, light: ROLES, dark: ROLES });

const remembered = localStorageColorSchemeManager({ key: 'ringline.theme' });
let ofThisWindow: MantineColorScheme | undefined;

/** Light, Dark or System, remembered on this device; public/theme.js reads the same key before the first paint. */
export const colorSchemeManager: MantineColorSchemeManager = {
  ...remembered,
  get: (otherwise) => ofThisWindow ?? remembered.get(otherwise),
  set: (scheme) => (ofThisWindow === undefined ? remembered.set(scheme) : undefined),
  // Another window's choice is for the windows that have none of their own.
  subscribe: (onUpdate) =>
    remembered.subscribe((scheme) => (ofThisWindow === undefined ? onUpdate(scheme) : undefined)),
};

/**
 * A theme that somebody else names for this window: nothing of it is remembered, since what the person chose for the whole
 * app is theirs.
 * @returns what ends it
 */
export function themeOfThisWindow(
  scheme: MantineColorScheme,
  setColorScheme: (scheme: MantineColorScheme) => void,
): () => void {
  ofThisWindow = scheme;
  setColorScheme(scheme);
  return () => {
    setColorScheme(remembered.get('auto'));
    ofThisWindow = undefined;
  };
}
