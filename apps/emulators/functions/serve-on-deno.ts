// Run by Deno. Serves the function whose `index.ts` is given on a free port: like the hosted runtime, and unlike Deno alone,
// it decides where `Deno.serve` listens and what an exception responds.
import process from 'node:process'
import {errorResponse} from './function-error.ts'

const [entry = ''] = process.argv.slice(2)
const serve = Deno.serve
let isServing = false

function serveOnFreePort(handler: (request: Request) => Promise<Response>) {
  isServing = true
  const onListen = ({port}: {port: number}) => console.log(`port ${port}`)
  const onError = (error: unknown) => {
    console.error(error)
    return errorResponse('WORKER_ERROR')
  }
  return serve({hostname: '127.0.0.1', port: 0, onListen, onError}, async (request) =>
    handler(await withWholeBody(request)),
  )
}

/** Deno breaks off a request whose body is still on its way when the function has responded. */
async function withWholeBody(request: Request): Promise<Request> {
  const {url, method, headers} = request
  const body = await request.arrayBuffer()
  return new Request(url, {method, headers, body: body.byteLength > 0 ? body : null})
}

/** The other end of the input closes when the server that started this ends, however it does. */
async function endWithServer() {
  for await (const _ of Deno.stdin.readable);
  Deno.exit(0)
}

Object.defineProperty(Deno, 'serve', {value: serveOnFreePort})
void endWithServer()
await import(entry)
if (!isServing) throw new Error(`${entry} must call Deno.serve`)
