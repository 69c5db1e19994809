import {fromGateway} from './supabase-process.ts'

interface Attack {
  /** Of Supabase. */
  url: string
  key: string
  /** Below `/rest/v1/`. */
  path: string
  /** Of whoever attacks; a visitor's without one. */
  token: string | undefined
  /** How many are under way at once. */
  requests: number
}

/**
 * Runs while requests without end read from PostgREST, each begun when another is answered. Resolves to the result and to
 * status and code of each answer.
 */
export async function whileAttacked<Result>(attack: Attack, run: () => Promise<Result>) {
  const {url, key, path, token, requests} = attack
  const answers: string[] = []
  const allBegun = Promise.withResolvers<void>()
  const end = new AbortController()
  let begun = 0
  const read = async () => {
    while (!end.signal.aborted) {
      begun += 1
      if (begun === requests) allBegun.resolve()
      const response = await fetch(`${url}/rest/v1/${path}`, {
        headers: {apikey: key, ...(token && {authorization: `Bearer ${token}`})},
      })
      const body = (await response.json()) as {code?: string}
      answers.push(`${response.status} ${body.code ?? ''}`)
    }
  }
  const reading = Promise.all(Array.from({length: requests}, read))
  try {
    await Promise.race([allBegun.promise, reading])
    return {result: await run(), answers}
  } finally {
    end.abort()
    await reading
  }
}

/** Sends the contact form, and resolves to the status. Each has an address of its own. */
export async function sendContactForm(
  functionsUrl: string,
  headers: Record<string, string> = {},
): Promise<number> {
  const response = await fetch(`${functionsUrl}/send-contact-email`, {
    method: 'POST',
    headers: {'content-type': 'application/json', ...fromGateway, ...headers},
    body: JSON.stringify({
      firstName: 'Rasa',
      lastName: 'Rasaitė',
      email: `rasa-${crypto.randomUUID()}@home.test`,
      subject: 'Klausimas',
      message: 'Kada prasideda renginys?',
    }),
  })
  await response.body?.cancel()
  return response.status
}
