/** Variables by which a process that sees nothing else of the environment finds what others have compiled (scripts/test.mjs). */
export function compiled(): Record<string, string> {
  const { NODE_COMPILE_CACHE } = process.env;
  return NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {};
}
