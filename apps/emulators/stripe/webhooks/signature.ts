import {createHmac} from 'node:crypto'

/** @param seconds since 1970 @see https://docs.stripe.com/webhooks/signature */
export function signatureOf(body: string, secret: string, seconds: number): string {
  const v1 = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return `t=${seconds},v1=${v1}`
}
