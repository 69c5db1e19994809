import {devices, type Browser, type CDPSession} from '@playwright/test'
import {goUntilHydrated} from './hydration.ts'
import {untilQuiet} from './quiet-page.ts'

export const kinds = ['html', 'script', 'style', 'font', 'image', 'prefetch', 'other'] as const
type Kind = (typeof kinds)[number]

/** What a browser with an empty cache receives for one view of a page. */
export interface PageWeight {
  requests: number
  /** Bytes on the wire, with the headers of the responses. */
  bytes: Record<Kind | 'total', number>
  /** Bytes of the HTML once it is decompressed. */
  decodedHtml: number
  /** Bytes of the scripts that the HTML itself names, without those that scripts load. */
  firstLoadScript: number
}

interface Resource {
  kind: Kind
  isNamedInHtml: boolean
  bytes: number
  decodedBytes: number
  isDone: boolean
}

/** Chromium loads lazy images from further away when it takes the network for a slow one. */
export const steadyNetwork = '--force-effective-connection-type=4G'

const screen = {width: 360, height: 740}
const phone = {...devices['Pixel 7'], screen, viewport: screen, deviceScaleFactor: 2}

/**
 * Opens `url` as on a phone, does not scroll, and waits until the page requests nothing more.
 *
 * @throws {Error} if the page does not come to rest, or if a response fails
 */
export async function weighPage(browser: Browser, url: string): Promise<PageWeight> {
  const context = await browser.newContext({...phone, locale: 'lt-LT', timezoneId: 'Europe/London'})
  try {
    const page = await context.newPage()
    goUntilHydrated(page)
    const network = await context.newCDPSession(page)
    const resources = await watchResources(network)
    const response = await page.goto(url)
    if (!response?.ok()) throw new Error(`${url} responds with ${response?.status() ?? 'nothing'}`)
    await untilQuiet(page, () => ({
      started: resources.size,
      ended: [...resources.values()].filter(({isDone}) => isDone).length,
    }))
    return weightOf([...resources.values()])
  } finally {
    await context.close()
  }
}

/** The resources by request, from now on. */
async function watchResources(network: CDPSession): Promise<Map<string, Resource>> {
  const resources = new Map<string, Resource>()
  network.on('Network.requestWillBeSent', ({requestId, request, type, initiator}) => {
    if (request.url.startsWith('data:')) return
    // The page itself starts its scripts, once it is painted.
    const isNamedInHtml =
      initiator.type === 'parser' || initiator.stack?.callFrames[0]?.url === request.headers.Referer
    const kind = kindOf(request.url, type)
    resources.set(requestId, {kind, isNamedInHtml, bytes: 0, decodedBytes: 0, isDone: false})
  })
  network.on('Network.dataReceived', ({requestId, dataLength}) => {
    const resource = resources.get(requestId)
    if (resource) resource.decodedBytes += dataLength
  })
  const end = (requestId: string, bytes: number) => {
    const resource = resources.get(requestId)
    if (resource) Object.assign(resource, {bytes, isDone: true})
  }
  network.on('Network.loadingFinished', ({requestId, encodedDataLength}) => end(requestId, encodedDataLength))
  network.on('Network.loadingFailed', ({requestId}) => end(requestId, 0))
  await network.send('Network.enable')
  return resources
}

function kindOf(url: string, type = 'Other'): Kind {
  if (new URL(url).searchParams.has('_rsc')) return 'prefetch'
  const byType: Record<string, Kind> = {
    Document: 'html',
    Script: 'script',
    Stylesheet: 'style',
    Font: 'font',
    Image: 'image',
  }
  return byType[type] ?? 'other'
}

function weightOf(resources: Resource[]): PageWeight {
  const sum = (of: Resource[], field: 'bytes' | 'decodedBytes' = 'bytes') =>
    of.reduce((total, each) => total + each[field], 0)
  const ofKind = (wanted: Kind) => resources.filter(({kind}) => kind === wanted)
  const byKind = kinds.map((kind) => [kind, sum(ofKind(kind))])
  return {
    requests: resources.length,
    bytes: {...(Object.fromEntries(byKind) as Record<Kind, number>), total: sum(resources)},
    decodedHtml: sum(ofKind('html'), 'decodedBytes'),
    firstLoadScript: sum(ofKind('script').filter(({isNamedInHtml}) => isNamedInHtml)),
  }
}
