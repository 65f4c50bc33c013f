import { Popover, Tooltip } from '@mantine/core';
import { useId } from '@mantine/hooks';
import { cloneElement, type MouseEvent, type ReactElement, type ReactNode, useState } from 'react';
import type { Access } from './accessRequests.ts';
import { RequestAccess } from './RequestAccess.tsx';

interface Control {
  'aria-disabled'?: boolean | undefined;
  'aria-describedby'?: string | undefined;
  'aria-haspopup'?: 'dialog' | undefined;
  'aria-expanded'?: boolean | undefined;
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
 * @param access what the member would need: then a click shows the way to ask for it (ux §5)
 */
export function Disabled({
  why,
  access,
  children,
}: {
  why: ReactNode;
  access?: Access;
  children: ReactElement<Control>;
}) {
  const id = useId();
  const [asking, setAsking] = useState(false);
  if (why === undefined || why === null || why === false || why === '') return children;
  const ask = (event: MouseEvent) => {
    refuse(event);
    setAsking(access !== undefined);
  };
  const control = cloneElement(children, {
    'aria-disabled': true,
    'aria-describedby': id,
    'data-disabled': true,
    ...(access === undefined ? {} : { 'aria-haspopup': 'dialog', 'aria-expanded': asking }),
    // Of a submit button the Enter key's click as well: a form without one would send what has a single field.
    onClick: ask,
  });
  return (
    <>
      <Popover opened={asking} onChange={setAsking} trapFocus returnFocus withRoles={false} width={272} shadow="md">
        <Tooltip
          label={why}
          multiline
          maw={272}
          openDelay={0}
          disabled={asking}
          events={{ hover: true, focus: true, touch: true }}
        >
          {access === undefined ? control : <Popover.Target>{control}</Popover.Target>}
        </Tooltip>
        {access === undefined ? null : (
          <Popover.Dropdown role="dialog" aria-labelledby={`${id}-why`}>
            <p id={`${id}-why`}>{why}</p>
            <RequestAccess access={access} />
          </Popover.Dropdown>
        )}
      </Popover>
      <span id={id} hidden>
        {why}
      </span>
    </>
  );
}
