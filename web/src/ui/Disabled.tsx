import { Tooltip } from '@mantine/core';
import { useId } from '@mantine/hooks';
import { cloneElement, type MouseEvent, type ReactElement, type ReactNode } from 'react';

interface Control {
  'aria-disabled'?: boolean | undefined;
  'aria-describedby'?: string | undefined;
  'data-disabled'?: boolean | undefined;
  onClick?: ((event: MouseEvent) => void) | undefined;
}

const refuse = (event: MouseEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

/**
 * A control that cannot be used, with the reason: shown on hover and on focus, read with the control's name. It stays
 * focusable, because what cannot be reached cannot explain itself. Without a reason the control is left as it is.
 */
export function Disabled({ why, children }: { why: ReactNode; children: ReactElement<Control> }) {
  const id = useId();
  if (why === undefined || why === null || why === false || why === '') return children;
  return (
    <>
      <Tooltip label={why} multiline maw={272} openDelay={0} events={{ hover: true, focus: true, touch: true }}>
        {cloneElement(children, {
          'aria-disabled': true,
          'aria-describedby': id,
          'data-disabled': true,
          // Of a submit button the Enter key's click as well: a form without one would send what has a single field.
          onClick: refuse,
        })}
      </Tooltip>
      <span id={id} hidden>
        {why}
      </span>
    </>
  );
}
