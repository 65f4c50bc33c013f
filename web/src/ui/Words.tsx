import type { ComponentPropsWithRef } from 'react';

type Tag = 'span' | 'p' | 'b' | 'h1' | 'h2' | 'h3' | 'strong' | 'small' | 'div';

/**
 * Words that people wrote, where their line is cut: they run as their own script does, and it is their end that is cut.
 * Elsewhere mantine.css does that for every paragraph.
 */
export function Words<const Name extends Tag = 'span'>({
  as,
  ...props
}: { as?: Name } & Omit<ComponentPropsWithRef<Name>, 'as' | 'dir'>) {
  const Element = (as ?? 'span') as 'span';
  return <Element dir="auto" {...props} />;
}
