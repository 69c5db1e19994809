/** Replaces server-start.ts in Next's edge bundle, which this site does not use. */
export function startServer(): void {}
