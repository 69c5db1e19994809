import {request, type RequestOptions} from 'node:http'
import {text} from 'node:stream/consumers'

export interface SteadyRequest extends RequestOptions {
  path: string
  body?: string
}

interface Answered {
  status: number
  text: string
}

/** Sends one request on a connection of its own. @throws {Error} if it is not answered whole */
export function sendOnce(url: string, {body, ...options}: SteadyRequest): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const sent = request(url + options.path, {...options, agent: false}, (response) => {
      text(response).then((content) => resolve({status: response.statusCode ?? 0, text: content}), reject)
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

/** Sends these again and again, one after the other each, until `stop` resolves to how many were answered and what was lost. */
export function sendSteadily(url: string, requests: SteadyRequest[]) {
  let isStopped = false
  const answered: Record<string, number> = {}
  const lost: string[] = []
  const running = requests.map(async (each) => {
    const name = `${each.method ?? 'GET'} ${each.path.replace(/\/_next\/static\/.*/, '/_next/static/…')}`
    while (!isStopped) {
      const status = await sendOnce(url, each).then(
        (answer) => answer.status,
        (error: Error) => error.message,
      )
      if (typeof status === 'number' && status < 400) answered[name] = (answered[name] ?? 0) + 1
      else lost.push(`${name}: ${status}`)
    }
  })
  return async () => {
    isStopped = true
    await Promise.all(running)
    return {answered, lost}
  }
}
