/** Whether the editor can be asked: React may look at it before it is made, and after it is gone. */
export const isReady = ({ schema, isDestroyed }: { schema: unknown; isDestroyed: boolean }): boolean =>
  schema !== null && schema !== undefined && !isDestroyed;
