/** What the site uses of it: `@types/compression` needs Express, which the site has not. */
declare module 'compression' {
  import type {IncomingMessage, ServerResponse} from 'node:http'

  interface Compression {
    (): (request: IncomingMessage, response: ServerResponse, next: () => void) => void
    /** Whether responses of this content type become smaller. */
    filter: (request: IncomingMessage, response: ServerResponse) => boolean
  }
  const compression: Compression
  export default compression
}
