import type {Page} from '@playwright/test'

/** Counts what the network brings of an origin; files from the browser's cache have no bytes. */
export async function countSentBytes(page: Page, origin: string): Promise<{take(): number}> {
  const network = await page.context().newCDPSession(page)
  const ofOrigin = new Set<string>()
  let bytes = 0
  network.on('Network.requestWillBeSent', ({requestId, request}) => {
    if (request.url.startsWith(origin)) ofOrigin.add(requestId)
  })
  network.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
    if (ofOrigin.has(requestId)) bytes += encodedDataLength
  })
  await network.send('Network.enable')
  return {
    /** Bytes since it was last called. */
    take() {
      const taken = bytes
      bytes = 0
      return taken
    },
  }
}
