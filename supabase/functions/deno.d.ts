interface ServeOptions {
  hostname: string
  port: number
  onListen: (address: {port: number}) => void
}

type FetchHandler = (request: Request) => Promise<Response>

/** The functions, and the tests that start them, use only this part of Deno. Everything else also runs on Node. */
declare const Deno: {
  serve: {
    (handler: FetchHandler): unknown
    (options: ServeOptions, handler: FetchHandler): unknown
  }
  env: {toObject(): Record<string, string>}
}
