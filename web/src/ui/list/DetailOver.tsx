import { Drawer } from '@mantine/core';
import { useMemo } from 'react';
import { Pane } from '../Pane.tsx';
import styles from './DetailDrawer.module.css';
import { DetailLoading, type DetailProps, DrawerSteps, StepsContext } from './DetailDrawer.tsx';

/** A DetailDrawer over its list, where there is no room beside it. */
export function DetailOver({
  id,
  label,
  closeLabel,
  onClose,
  steps,
  fallback,
  children,
}: Omit<DetailProps, 'id' | 'testId'> & { readonly id: string | undefined }) {
  const { previous, next } = steps;
  const context = useMemo(() => ({ previous, next }), [previous, next]);
  return (
    <Drawer
      opened={id !== undefined}
      onClose={onClose}
      position="right"
      size={420}
      title={
        <StepsContext value={context}>
          <span className={styles['title']}>
            <b>{label}</b>
            <DrawerSteps />
          </span>
        </StepsContext>
      }
      closeButtonProps={{ 'aria-label': closeLabel }}
    >
      {id === undefined ? null : (
        <Pane key={id} fallback={fallback ?? <DetailLoading />}>
          {children}
        </Pane>
      )}
    </Drawer>
  );
}
