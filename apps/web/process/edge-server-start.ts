/** Next's edge bundle, which this site does not use, has this in place of server-start.ts. */
export async function startServer(): Promise<void> {}
