/** The part of Deno that the entries use. Everything else also runs on Node. */
declare const Deno: {
  serve(handler: (request: Request) => Promise<Response>): unknown
  env: {toObject(): Record<string, string>}
}
