// Run by Deno. Serves the `index.ts` that is given on a free port: like the hosted runtime, and unlike Deno alone, it
// decides where `Deno.serve` listens.
import process from 'node:process'

const [entry = ''] = process.argv.slice(2)
const serve = Deno.serve

const serveOnFreePort = (handler: FetchHandler) =>
  serve({hostname: '127.0.0.1', port: 0, onListen: ({port}) => console.log(`port ${port}`)}, handler)

Object.defineProperty(Deno, 'serve', {value: serveOnFreePort})
await import(entry)
