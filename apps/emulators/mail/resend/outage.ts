import * as z from 'zod'
import {createOutage, outageStatus} from '../../http/outage.ts'
import {ResendError} from './resend-error.ts'

export const outageRequest = z.strictObject({
  status: outageStatus,
  name: z.enum(['rate_limit_exceeded', 'daily_quota_exceeded', 'monthly_quota_exceeded']).optional(),
})

const quotaMessages = {
  rate_limit_exceeded: 'Too many requests. Please limit the number of requests per second.',
  daily_quota_exceeded: 'You have reached your daily email sending quota.',
  monthly_quota_exceeded: 'You have reached your monthly email sending quota.',
} as const

export const limitError = (name: keyof typeof quotaMessages) =>
  new ResendError(429, name, quotaMessages[name], name === 'rate_limit_exceeded' ? {'retry-after': '1'} : {})

export const createResendOutage = () => createOutage({request: outageRequest, errorOf: outageError})

export type OutageSwitch = ReturnType<typeof createResendOutage>

function outageError(status: number, {name = 'rate_limit_exceeded'}: z.infer<typeof outageRequest>) {
  if (status === 429) return limitError(name)
  const errorName = status === 500 ? 'internal_server_error' : 'application_error'
  return new ResendError(status, errorName, 'An unexpected error occurred.')
}
