interface Signed {
  signedUrl?: string
}

/** The engine names a signed address otherwise than hosted Storage, and with the whole path. */
export async function restoreSignedUrl(request: Request, response: Response): Promise<Response> {
  const isSigning =
    request.method === 'POST' && new URL(request.url).pathname.startsWith('/storage/v1/object/sign/')
  if (!isSigning || !response.ok) return response
  const answer = (await response.json()) as Signed | Signed[]
  return Response.json(Array.isArray(answer) ? answer.map(restore) : restore(answer))
}

const restore = ({signedUrl, ...rest}: Signed) => ({
  ...rest,
  signedURL: signedUrl?.replace('/storage/v1', '') ?? null,
})
