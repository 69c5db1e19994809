/** Stands in for the watch in the bundle that Next also makes for its edge runtime, where this site runs nothing. */
export async function watchContent(): Promise<void> {}
