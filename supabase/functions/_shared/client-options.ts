/** For a client that lives as long as a request does, each of whose calls may take that long. */
export const clientOptionsWithin = (timeoutMs: number) => ({
  auth: {persistSession: false, autoRefreshToken: false, detectSessionInUrl: false},
  global: {
    fetch: (input: RequestInfo | URL, init?: RequestInit) => {
      const signals = [AbortSignal.timeout(timeoutMs), ...(init?.signal ? [init.signal] : [])]
      return fetch(input, {...init, signal: AbortSignal.any(signals)})
    },
  },
})

/** Quick calls of the database. */
export const clientOptions = clientOptionsWithin(4000)
