/** Number of items that a list was extended to, as the search param says; 0 if it was not. */
export function keptLength(param: string): number {
  const length = Number(new URLSearchParams(location.search).get(param))
  return Number.isSafeInteger(length) ? length : 0
}

/** Keeps in the URL how many items a list was extended to, so that it is as long in the other language. */
export function keepLength(param: string, length: number) {
  const url = new URL(location.href)
  url.searchParams.set(param, String(length))
  history.replaceState(null, '', url)
}
