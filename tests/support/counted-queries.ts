import {createServer, request, type Server} from 'node:http'
import type {AddressInfo} from 'node:net'

/** Stands before a Content Lake, passes everything on, and counts what it is asked. */
export class CountedQueries {
  readonly #server: Server
  count = 0

  constructor() {
    this.#server = createServer()
  }

  /** Resolves to the URL under which the site finds `host`. */
  async start(host: string): Promise<string> {
    this.#server.on('request', (asked, answer) => {
      if (asked.url?.includes('/data/query/')) this.count++
      const passedOn = request(new URL(asked.url ?? '', host), {
        method: asked.method,
        headers: {...asked.headers, host: new URL(host).host},
      })
      passedOn.on('response', (response) => {
        answer.writeHead(response.statusCode ?? 502, response.headers)
        response.pipe(answer)
      })
      passedOn.on('error', () => answer.destroy())
      asked.pipe(passedOn)
    })
    await new Promise<void>((resolve) => this.#server.listen(0, 'localhost', resolve))
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`
  }

  stop(): void {
    this.#server.close()
    this.#server.closeAllConnections()
  }
}
