import type {Page} from '@playwright/test'
import {untilQuiet} from './quiet-page.ts'

interface SentBytes {
  /** Waits until the page has everything of the origin that it asks for. */
  settled(): Promise<void>
  /** Bytes since it was last called. */
  take(): number
}

/** Counts what the network brings of an origin; files from the browser's cache have no bytes. */
export async function countSentBytes(page: Page, origin: string): Promise<SentBytes> {
  const network = await page.context().newCDPSession(page)
  const ofOrigin = new Set<string>()
  /** The document that asked for each, of which the page before may never say that it is over. */
  const underWay = new Map<string, string>()
  let shown = ''
  let bytes = 0
  network.on('Network.requestWillBeSent', ({requestId, loaderId, type, request}) => {
    if (type === 'Document' && requestId === loaderId) shown = loaderId
    if (!request.url.startsWith(origin)) return
    ofOrigin.add(requestId)
    underWay.set(requestId, loaderId)
  })
  network.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
    if (ofOrigin.has(requestId)) bytes += encodedDataLength
    underWay.delete(requestId)
  })
  network.on('Network.loadingFailed', ({requestId}) => underWay.delete(requestId))
  await network.send('Network.enable')
  const counts = () => {
    const waiting = [...underWay.values()].filter((loader) => loader === shown)
    return {started: ofOrigin.size, ended: ofOrigin.size - waiting.length}
  }
  return {
    settled: () => untilQuiet(page, counts),
    take() {
      const taken = bytes
      bytes = 0
      return taken
    },
  }
}
