/** Bytes of one picture at the most (defaults 6.2). */
export const LARGEST_UPLOAD_BYTES = 10 * 1024 * 1024;
/** Bytes of a multipart request: the file and what stands around it. */
export const LARGEST_REQUEST_BYTES = LARGEST_UPLOAD_BYTES + 64 * 1024;
