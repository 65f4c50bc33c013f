const KEY = 'ringline.welcome';

/** Which workspace this tab's person has just joined: Home welcomes them until they have seen it. */
export const welcome = {
  to: (workspaceId: string): void => sessionStorage.setItem(KEY, workspaceId),
  isDue: (workspaceId: string): boolean => sessionStorage.getItem(KEY) === workspaceId,
  done: (): void => sessionStorage.removeItem(KEY),
};
