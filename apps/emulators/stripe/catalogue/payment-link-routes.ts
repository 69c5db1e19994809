import {
  choice,
  clearable,
  flag,
  hash,
  list,
  mergeMetadata,
  metadata,
  required,
  text,
  uncovered,
  webUrl,
  type ReadParameters,
} from '../api/parameters.ts'
import type {AddEndpoint} from '../api/endpoint.ts'
import {page, pageOf, pagination} from '../api/lists.ts'
import {invalidRequest, missingParameter} from '../api/stripe-error.ts'
import {currencyOf, toItem} from '../checkout/create-session.ts'
import {lineItem, paymentIntentData} from '../checkout/session-parameters.ts'
import type {Account} from '../store/account.ts'
import {addPaymentLink, paymentLinkItems, requireLink} from './payment-link-object.ts'

const url = '/v1/payment_links'

const afterCompletion = hash({
  type: required(choice('hosted_confirmation', 'redirect')),
  hosted_confirmation: hash({custom_message: text({max: 500})}),
  redirect: hash({url: required(webUrl())}),
})

const creation = {
  after_completion: afterCompletion,
  allow_promotion_codes: flag(),
  currency: text({max: 10}),
  customer_creation: choice('always', 'if_required'),
  inactive_message: text({max: 500}),
  line_items: required(list(lineItem, {max: 20})),
  metadata: metadata(),
  payment_intent_data: paymentIntentData,
  submit_type: choice('auto', 'book', 'donate', 'pay', 'subscribe'),
  automatic_tax: uncovered,
  billing_address_collection: uncovered,
  consent_collection: uncovered,
  custom_fields: uncovered,
  custom_text: uncovered,
  invoice_creation: uncovered,
  name_collection: uncovered,
  optional_items: uncovered,
  payment_method_collection: uncovered,
  payment_method_types: uncovered,
  phone_number_collection: uncovered,
  restrictions: uncovered,
  shipping_address_collection: uncovered,
  shipping_options: uncovered,
  subscription_data: uncovered,
  tax_id_collection: uncovered,
}

const update = {
  active: flag(),
  after_completion: afterCompletion,
  allow_promotion_codes: flag(),
  inactive_message: clearable(text({max: 500})),
  metadata: metadata(),
  line_items: uncovered,
}

export function addPaymentLinkEndpoints(add: AddEndpoint, account: Account): void {
  const {store, events} = account

  add('POST', url, creation, ({parameters}) => {
    const items = parameters.line_items.map((item, at) => toItem(account, item, `line_items[${at}]`))
    const {payment_intent_data: payment} = parameters
    const link = addPaymentLink(account, {
      afterCompletion: completionOf(parameters.after_completion),
      allowPromotionCodes: parameters.allow_promotion_codes ?? false,
      currency: currencyOf(account, items, parameters.currency),
      customerCreation: parameters.customer_creation ?? 'if_required',
      metadata: mergeMetadata(null, parameters.metadata),
      submitType: parameters.submit_type ?? 'auto',
      inactiveMessage: parameters.inactive_message ?? null,
      items,
      payment: {
        description: payment?.description ?? null,
        metadata: mergeMetadata(null, payment?.metadata),
        receiptEmail: null,
        statementDescriptor: payment?.statement_descriptor ?? null,
        statementDescriptorSuffix: payment?.statement_descriptor_suffix ?? null,
      },
    })
    events.record('payment_link.created', link)
    return link
  })

  add('GET', url, {...pagination, active: flag()}, ({parameters: {active, ...request}}) => {
    const filters = {'$.active': active === undefined ? undefined : Number(active)}
    return page(account, {type: 'payment_link', url, filters}, request)
  })
  add('GET', `${url}/:id`, {}, ({id}) => requireLink(account, id))
  add('GET', `${url}/:id/line_items`, pagination, ({id, parameters}) => {
    const items = paymentLinkItems(account, requireLink(account, id))
    return pageOf(items.data, items.url, parameters)
  })

  add('POST', `${url}/:id`, update, ({id, parameters}) => {
    const before = requireLink(account, id)
    const {
      active,
      after_completion: after,
      allow_promotion_codes: allow,
      inactive_message,
      metadata: values,
    } = parameters
    const changed = store.change(before, {
      ...(active !== undefined && {active}),
      ...(after && {after_completion: completionOf(after)}),
      ...(allow !== undefined && {allow_promotion_codes: allow}),
      ...(inactive_message !== undefined && {inactive_message}),
      ...(values !== undefined && {metadata: mergeMetadata(before.metadata, values)}),
    })
    events.record('payment_link.updated', changed, {active: before.active})
    return changed
  })
}

function completionOf(given: ReadParameters<typeof creation>['after_completion']) {
  if (given?.type !== 'redirect') {
    const message = given?.hosted_confirmation?.custom_message ?? null
    return {type: 'hosted_confirmation' as const, hosted_confirmation: {custom_message: message}}
  }
  if (!given.redirect) throw missingParameter('after_completion[redirect]')
  if (given.hosted_confirmation) {
    throw invalidRequest('You may only specify one of `hosted_confirmation` and `redirect`.', {
      param: 'after_completion',
    })
  }
  return {type: 'redirect' as const, redirect: {url: given.redirect.url}}
}
