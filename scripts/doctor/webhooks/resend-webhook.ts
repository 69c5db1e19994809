import {emailEvents} from '@site/schemas/webhooks/email-events'
import * as z from 'zod'
import {ask, bearer} from '../ask.ts'
import type {Check} from '../finding.ts'
import {leftOut, ok, problem, type Outcome} from '../outcome.ts'
import {functionUrl, requireHosted, resendUrl, variable, type Installation} from '../installation.ts'

/** https://resend.com/docs/api-reference/webhooks/list-webhooks */
const webhooks = z.object({
  data: z.array(z.object({endpoint: z.string(), status: z.string(), events: z.array(z.string()).nullable()})),
})

export const resendWebhookCheck: Check = {subject: 'Webhooks', name: 'Resend to resend-webhook', run: check}

async function check(installation: Installation): Promise<Outcome[] | Outcome> {
  requireHosted(installation, 'Resend', 'The local Resend has no list of webhooks.')
  const key = installation.resendKey ?? variable(installation.functions, 'RESEND_API_KEY')
  const url = functionUrl(installation, 'resend-webhook')
  const {status, json} = await ask(installation, `${resendUrl(installation)}/webhooks`, bearer(key))
  const list = webhooks.safeParse(json).data?.data
  if (status !== 200 || !list)
    return leftOut(
      'The key may only send, as it should. With one of full access: RESEND_API_KEY=… npm run doctor',
    )
  const webhook = list.find(({endpoint}) => endpoint === url)
  if (!webhook)
    return problem(
      `No webhook of Resend leads to ${url}.`,
      'Add it as docs/hosted-supabase.md says (resend.com, Webhooks).',
    )
  const missing = emailEvents.filter((event) => webhook.events && !webhook.events.includes(event))
  const faults = [
    ...(webhook.status === 'enabled'
      ? []
      : [
          problem(
            'The webhook is switched off, so nobody learns what bounced.',
            'Enable it (resend.com, Webhooks).',
          ),
        ]),
    ...(missing.length > 0
      ? [
          problem(
            `The webhook does not send ${missing.join(', ')}.`,
            'Select them (resend.com, Webhooks, Edit).',
          ),
        ]
      : []),
  ]
  return faults.length > 0 ? faults : ok(`It sends ${emailEvents.length} kinds of events.`)
}
