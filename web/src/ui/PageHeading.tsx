import { Title } from '@mantine/core';
import type { ReactNode } from 'react';

/** A page's one h1. Focus moves here when the route changes, so that a reader hears where they are. */
export function PageHeading({ children, size = 'h1' }: { children: ReactNode; size?: 'h1' | 'h2' }) {
  return (
    <Title order={1} size={size} tabIndex={-1} data-route-heading>
      {children}
    </Title>
  );
}
