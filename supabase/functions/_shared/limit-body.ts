import {functionBodyBytes} from '@site/schemas/body-limits'
import {HttpError} from './http-error.ts'

/**
 * Of a function's request, refuses a body that says it is too large, and ends any other where it becomes too large.
 * @throws {HttpError} payload_too_large, also to whoever reads on
 */
export function limitBody(request: Request, name: string): Request {
  const maxBytes = functionBodyBytes(name)
  const tooLarge = () =>
    new HttpError('payload_too_large', `A request to ${name} may have at most ${maxBytes / 1024} kB`)
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge()
  if (!request.body) return request

  let bytes = 0
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength
      if (bytes > maxBytes) controller.error(tooLarge())
      else controller.enqueue(chunk)
    },
  })
  const init: RequestInit & {duplex: 'half'} = {body: request.body.pipeThrough(counter), duplex: 'half'}
  return new Request(request, init)
}
