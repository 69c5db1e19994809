/** The little of Deno that the entries use; everything else here runs on Node as well. */
declare const Deno: {
  serve(handler: (request: Request) => Promise<Response>): unknown
  env: {toObject(): Record<string, string>}
}
