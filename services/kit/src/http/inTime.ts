/** What `work` gives, or an error when it takes longer than `milliseconds`. The work goes on, and is nobody's business any more. */
export async function inTime<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`There was no answer within ${milliseconds} ms`)), milliseconds);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
    late.promise.catch(() => undefined);
    work.catch(() => undefined);
  }
}
