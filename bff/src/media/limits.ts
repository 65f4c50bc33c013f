/** Bytes of one picture at the most (defaults 6.2). */
export const LARGEST_UPLOAD_BYTES = 10 * 1024 * 1024;
/** Bytes of a file that teammates send each other (defaults 6.2). */
export const LARGEST_TEAM_FILE_BYTES = 25 * 1024 * 1024;
/** Bytes of a multipart request: the largest file and what stands around it; what it is for says how large it may be. */
export const LARGEST_REQUEST_BYTES = LARGEST_TEAM_FILE_BYTES + 64 * 1024;
