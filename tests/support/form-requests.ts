import type {Page, Request, Route} from '@playwright/test'

const allowed = {'access-control-allow-origin': '*'}

/** Requests of the page to an edge function from now on, without preflights. */
export function requestsTo(page: Page, functionName: string): Request[] {
  const sent: Request[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(`/functions/v1/${functionName}`)) {
      sent.push(request)
    }
  })
  return sent
}

type Answer = (route: Route, attempt: number) => Promise<void>

/** Answers the page's requests to an edge function, instead of the function. `attempt` is 1 for the first. */
export async function answerInstead(page: Page, functionName: string, answer: Answer): Promise<void> {
  let attempt = 0
  await page.route(`**/functions/v1/${functionName}`, async (route) => {
    if (route.request().method() === 'OPTIONS') return route.fallback()
    attempt += 1
    return answer(route, attempt)
  })
}

/** An answer of the function, which the page may read. */
export const fulfil = (route: Route, status: number, json: object) =>
  route.fulfill({status, json, headers: allowed})

/** A refusal of the function. */
export const refuse = (route: Route, status: number, code: string) =>
  fulfil(route, status, {error: {code, message: 'Refused'}})

/** The headers by which the function recognizes a retry. */
export const keysOf = (requests: Request[]) => requests.map((request) => request.headers()['idempotency-key'])
