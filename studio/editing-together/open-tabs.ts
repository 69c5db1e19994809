const LOCK = 'site-tab:'

let tab: string | undefined

/** The tab counts as open until it is closed or crashes. */
export function thisTab(): string {
  if (tab !== undefined) return tab
  tab = crypto.randomUUID()
  void navigator.locks.request(LOCK + tab, () => new Promise(() => undefined))
  return tab
}

export async function openTabs(): Promise<Set<string>> {
  const {held = []} = await navigator.locks.query()
  return new Set(held.map(({name}) => name?.replace(LOCK, '') ?? ''))
}
