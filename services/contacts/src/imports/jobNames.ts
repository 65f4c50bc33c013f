export const READ_IMPORT = 'read-import';
export const RUN_IMPORT = 'run-import';
export const UNDO_IMPORT = 'undo-import';
