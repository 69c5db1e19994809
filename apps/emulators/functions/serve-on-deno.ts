// Deno runs this file. Like the hosted runtime, and unlike Deno alone, it chooses where `Deno.serve` listens and how an
// exception is reported.
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

/** Deno breaks off a request whose body is still arriving when the function has responded. */
async function withWholeBody(request: Request): Promise<Request> {
  const {url, method, headers} = request
  const body = await request.arrayBuffer()
  return new Request(url, {method, headers, body: body.byteLength > 0 ? body : null})
}

/** The input closes when the server that started this process ends, however that happens. */
async function endWithServer() {
  for await (const _ of Deno.stdin.readable);
  Deno.exit(0)
}

Object.defineProperty(Deno, 'serve', {value: serveOnFreePort})
void endWithServer()
await import(entry)
if (!isServing) throw new Error(`${entry} must call Deno.serve`)
