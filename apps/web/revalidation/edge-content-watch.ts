/** Replaces the content watch in Next's edge bundle, where nothing of this site runs. */
export async function watchContent(): Promise<void> {}
