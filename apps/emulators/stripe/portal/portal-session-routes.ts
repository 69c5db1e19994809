import type {AddEndpoint} from '../api/endpoint.ts'
import {pageOf, pagination} from '../api/lists.ts'
import {choice, flag, hash, required, text, uncovered, webUrl} from '../api/parameters.ts'
import {missingParameter, notCovered} from '../api/stripe-error.ts'
import {locales} from '../checkout/session-parameters.ts'
import {requireCustomer} from '../customers/customer-object.ts'
import type {Account} from '../store/account.ts'
import {configurationsOf, requireConfiguration} from './portal-configuration.ts'
import {addPortalSession} from './portal-session-object.ts'

const url = '/v1/billing_portal'

const flow = hash({
  type: required(
    choice(
      'customer_update',
      'payment_method_update',
      'subscription_cancel',
      'subscription_pause',
      'subscription_update',
      'subscription_update_confirm',
    ),
  ),
  after_completion: hash({
    type: required(choice('hosted_confirmation', 'portal_homepage', 'redirect')),
    hosted_confirmation: hash({custom_message: text({max: 500})}),
    redirect: hash({return_url: required(webUrl())}),
  }),
  subscription_cancel: uncovered,
  subscription_pause: uncovered,
  subscription_update: uncovered,
  subscription_update_confirm: uncovered,
})

/** Of the portal, only the page for another card is covered. */
export function addPortalEndpoints(add: AddEndpoint, account: Account): void {
  const creation = {
    configuration: text(),
    customer: required(text()),
    flow_data: flow,
    locale: choice(...locales),
    return_url: webUrl(),
    after_expiration: uncovered,
    customer_account: uncovered,
    on_behalf_of: uncovered,
  }
  add('POST', `${url}/sessions`, creation, ({parameters}) => {
    const customer = requireCustomer(account, parameters.customer)
    const configuration = requireConfiguration(account, parameters.configuration)
    return addPortalSession(account, {
      configuration: configuration.id,
      customer: customer.id,
      locale: parameters.locale ?? null,
      returnUrl: parameters.return_url ?? configuration.default_return_url,
      afterCompletion: afterCompletion(parameters.flow_data),
    })
  })

  const filters = {...pagination, active: flag(), is_default: flag()}
  add('GET', `${url}/configurations`, filters, ({parameters: {active, is_default, ...request}}) => {
    const found = configurationsOf(account).filter(
      (each) =>
        (active === undefined || each.active === active) &&
        (is_default === undefined || each.is_default === is_default),
    )
    return pageOf(found, `${url}/configurations`, request)
  })
}

/** @throws {StripeError} for another page of the portal */
function afterCompletion(given: ReturnType<typeof flow.read> | undefined) {
  if (given === undefined) throw notCovered('flow_data (without it, the session opens the portal itself)')
  if (given.type !== 'payment_method_update') throw notCovered('flow_data[type]')
  const {type = 'portal_homepage', redirect, hosted_confirmation: confirmation} = given.after_completion ?? {}
  if (type === 'portal_homepage') throw notCovered('flow_data[after_completion][type]')
  if (type === 'redirect' && !redirect) {
    throw missingParameter('flow_data[after_completion][redirect]')
  }
  return {
    type,
    redirect: redirect ?? null,
    hosted_confirmation:
      type === 'hosted_confirmation' ? {custom_message: confirmation?.custom_message ?? null} : null,
  }
}
