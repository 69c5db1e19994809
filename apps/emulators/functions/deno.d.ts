interface ServeOptions {
  hostname: string
  port: number
  onListen: (address: {port: number}) => void
  onError: (error: unknown) => Response
}

/** The part of Deno that `serve-on-deno.ts` uses. */
declare const Deno: {
  serve: (options: ServeOptions, handler: (request: Request) => Promise<Response>) => unknown
  exit: (code: number) => never
  stdin: {readable: ReadableStream<Uint8Array>}
}
