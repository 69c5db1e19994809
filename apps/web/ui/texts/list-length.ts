/** The search param has the number of items that a list was extended to; 0 if it was not. */
export function keptLength(param: string): number {
  const length = Number(new URLSearchParams(location.search).get(param))
  return Number.isSafeInteger(length) ? length : 0
}

/** The URL keeps the number of items, so that the list is as long in the other language. */
export function keepLength(param: string, length: number) {
  const url = new URL(location.href)
  url.searchParams.set(param, String(length))
  history.replaceState(null, '', url)
}
