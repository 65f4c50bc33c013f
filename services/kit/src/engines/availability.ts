/** Whether an engine can be had on this machine, and if not, why and what to do. */
export type Availability = { readonly available: true } | { readonly available: false; readonly reason: string };
