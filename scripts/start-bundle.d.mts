/** The address of the bundle of `npm start`; undefined when there is none of the sources as they are. */
export function freshStartBundle(): string | undefined;
