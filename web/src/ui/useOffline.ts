import { useSyncExternalStore } from 'react';
import { connectionState, subscribeConnection } from '../base/relay/connection.ts';

/** Whether the server is out of reach. */
export const useOffline = (): boolean =>
  useSyncExternalStore(subscribeConnection, connectionState, connectionState) === 'offline';
