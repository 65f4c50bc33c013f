import { MantineProvider } from '@mantine/core';
import { ModalsProvider } from '@mantine/modals';
import { Notifications } from '@mantine/notifications';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import { environment } from '../base/relay/environment.ts';
import { router } from './router.tsx';
import { colorSchemeManager, cssVariablesResolver, theme } from '../base/theme/theme.ts';

/** Everything that stands around the pages. */
export function App() {
  return (
    <StrictMode>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariablesResolver}
        colorSchemeManager={colorSchemeManager}
        defaultColorScheme="auto"
      >
        <RelayEnvironmentProvider environment={environment}>
          <ModalsProvider>
            <Notifications position="bottom-left" containerWidth={340} autoClose={5000} limit={4} />
            <RouterProvider router={router} />
          </ModalsProvider>
        </RelayEnvironmentProvider>
      </MantineProvider>
    </StrictMode>
  );
}
