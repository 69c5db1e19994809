import {existsSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {parseArgs} from 'node:util'
import {createStudioServer} from './studio-server.ts'

/** `node serving/serve.ts <directory> --port 3333` takes a third of the memory of `sanity preview`. */
const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {port: {type: 'string', default: '3333'}, host: {type: 'string', default: 'localhost'}},
})
const root = resolve(positionals[0] ?? 'dist')

if (!existsSync(join(root, 'index.html')))
  throw new Error(`No built Studio in ${root}: run "npm run build -w @site/studio" first.`)

createStudioServer(root).listen(Number(values.port), values.host, () => {
  console.log(`Studio: http://${values.host}:${values.port}`)
})
