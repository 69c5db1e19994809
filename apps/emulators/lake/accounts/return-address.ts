/**
 * The address to go back to after the log-in, or `undefined` when it is not at one of the allowed origins: a log-in
 * page that redirects anywhere would hand its sessions to anybody.
 */
export function returnAddress(address: string | undefined, allowedOrigins: string[]): URL | undefined {
  if (!address || !URL.canParse(address)) return undefined
  const url = new URL(address)
  return allowedOrigins.includes(url.origin) ? url : undefined
}
