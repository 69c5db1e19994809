/** Replaces content-watch.ts in Next's edge bundle, which this site does not use. */
export async function watchContent(): Promise<void> {}
