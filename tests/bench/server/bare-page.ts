import {execFile} from 'node:child_process'
import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {promisify} from 'node:util'
import type {Figure} from '../../../scripts/bench/report.ts'
import {freePort} from '../../../scripts/supervisor/ports.ts'
import {serviceEnv, stackEnv} from '../../env.ts'
import {ServiceProcess} from '../../support/service-process.ts'
import {sendLoad, type Load} from '../autocannon.ts'
import {repeated} from '../figures.ts'
import type {PartOptions} from '../../../scripts/bench/parts.ts'
import {madeUpTexts} from '../made-up-texts.ts'

const root = join(import.meta.dirname, '../../..')
const next = join(root, 'node_modules/next/dist/bin/next')

const LOAD = {connections: 10, requests: 3000}
const WARM_UP = {connections: 10, requests: 300}
const ENCODINGS = {'as to a browser': 'gzip, deflate, br', uncompressed: 'identity'}
/** Next writes each text twice: as HTML, and as data for its scripts. */
const TIMES_WRITTEN = 2

const layout = `export default ({children}) => <html lang="lt"><body>{children}</body></html>`
const page = `import texts from './texts.json'
export default () => <main>{texts.map((text, n) => <p key={n}>{text}</p>)}</main>`

/** Requests per second for the home page and a bare page, one after the other. */
export async function besideBarePage({tools, runs}: PartOptions): Promise<Figure[]> {
  const home = `${stackEnv().SITE_URL}/`
  const figures: Figure[] = []
  await withBarePage(await bytesOf(home, 'identity'), async (bare) => {
    for (const [name, encoding] of Object.entries(ENCODINGS)) {
      const target = (url: string) => ({name: url, url, headers: {'accept-encoding': encoding}, status: 200})
      const ours: Load[] = []
      const theirs: Load[] = []
      for (const url of [home, bare]) await sendLoad(tools, target(url), WARM_UP)
      for (let run = 0; run < runs; run++) {
        ours.push(await sendLoad(tools, target(home), LOAD))
        theirs.push(await sendLoad(tools, target(bare), LOAD))
      }
      const rates = (loads: Load[]) => loads.map(({requestsPerSecond}) => requestsPerSecond)
      const [rate, bareRate] = [
        repeated(name, 'home', '1/s', rates(ours)),
        repeated(name, 'bare', '1/s', rates(theirs)),
      ]
      figures.push(
        {subject: name, measure: 'home', unit: 'bytes', value: await bytesOf(home, encoding)},
        {subject: name, measure: 'bare', unit: 'bytes', value: await bytesOf(bare, encoding)},
        rate,
        bareRate,
        {
          subject: name,
          measure: 'home of bare (target: 90)',
          unit: '%',
          value: Math.round((100 * Number(rate.value)) / Number(bareRate.value)),
        },
      )
    }
  })
  return figures
}

/** Builds and starts a page that has that many bytes of HTML. It lies in the project, where it finds Next and React. */
async function withBarePage(bytes: number, run: (url: string) => Promise<void>): Promise<void> {
  await mkdir(join(root, '.local'), {recursive: true})
  const folder = await mkdtemp(join(root, '.local/bare-page-'))
  try {
    await mkdir(join(folder, 'app'))
    await writeFile(join(folder, 'package.json'), '{"private": true, "type": "module"}')
    await writeFile(join(folder, 'app/layout.jsx'), layout)
    await writeFile(join(folder, 'app/page.jsx'), page)
    await writeFile(join(folder, 'app/texts.json'), JSON.stringify(textsOf(bytes / TIMES_WRITTEN)))
    const env = {...serviceEnv(), NODE_ENV: 'production'}
    await promisify(execFile)(process.execPath, [next, 'build'], {cwd: folder, env})
    const port = await freePort()
    const server = new ServiceProcess({
      title: 'The bare page',
      args: [next, 'start', '-H', 'localhost', '-p', String(port)],
      cwd: folder,
      env,
      probe: `http://localhost:${port}/`,
    })
    await server.start()
    try {
      await run(`http://localhost:${port}/`)
    } finally {
      await server.end('SIGTERM')
    }
  } finally {
    await rm(folder, {recursive: true, force: true})
  }
}

/** Paragraphs of Lithuanian words, whose letters take a server longer than English ones. */
function textsOf(bytes: number): string[] {
  const {words} = madeUpTexts(1)
  const texts: string[] = []
  for (let written = 0; written < bytes;) {
    const text = words(60).join(' ')
    texts.push(text)
    written += Buffer.byteLength(text)
  }
  return texts
}

/** Of the body, as it is sent. `fetch` would decompress it. */
async function bytesOf(url: string, encoding: string): Promise<number> {
  const response = await fetch(url, {headers: {'accept-encoding': encoding}})
  const body = await response.arrayBuffer()
  return Number(response.headers.get('content-length') ?? body.byteLength)
}
