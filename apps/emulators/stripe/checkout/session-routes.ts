import {choice, emailAddress, hash, text, uncovered} from '../api/parameters.ts'
import type {AddEndpoint} from '../api/endpoint.ts'
import {createdPagination, page, pageOf, pagination} from '../api/lists.ts'
import {invalidRequest, noSuch} from '../api/stripe-error.ts'
import type {Account} from '../store/account.ts'
import {createSession} from './create-session.ts'
import {expireSession} from './expire-sessions.ts'
import {lineItemsOf} from './line-items.ts'
import {sessionParameters} from './session-parameters.ts'

const url = '/v1/checkout/sessions'

export function addSessionEndpoints(add: AddEndpoint, account: Account): void {
  const requireSession = (id: string) => {
    const session = account.store.get('checkout.session', id)
    if (!session) throw noSuch('checkout.session', id, 'session', 404)
    return session
  }

  add('POST', url, sessionParameters, ({parameters}) => createSession(account, parameters))

  add(
    'GET',
    url,
    {
      ...createdPagination,
      customer: text(),
      customer_account: uncovered,
      customer_details: hash({email: emailAddress()}),
      payment_intent: text(),
      payment_link: text(),
      status: choice('complete', 'expired', 'open'),
      subscription: text(),
    },
    ({parameters}) => {
      const {
        customer,
        customer_details: details,
        payment_intent,
        payment_link,
        status,
        subscription,
      } = parameters
      const filters = {
        '$.customer': customer,
        '$.customer_details.email': details?.email,
        '$.payment_intent': payment_intent,
        '$.payment_link': payment_link,
        '$.status': status,
        '$.subscription': subscription,
      }
      return page(account, {type: 'checkout.session', url, filters}, parameters)
    },
  )

  add('GET', `${url}/:id`, {}, ({id}) => requireSession(id))

  add('POST', `${url}/:id/expire`, {}, ({id}) => {
    const session = requireSession(id)
    if (session.status === 'open') return expireSession(account, session)
    throw invalidRequest(
      'Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ' +
        `\`${session.status}\`.`,
    )
  })

  add('GET', `${url}/:id/line_items`, pagination, ({id, parameters}) => {
    const items = lineItemsOf(account, requireSession(id))
    return pageOf(items.data, items.url, parameters)
  })
}
