import {subscriptionLinkRequest} from '@site/schemas/requests/subscription'
import {defineSubmission} from '../_shared/define-submission.ts'

/** Answers every address alike, so that nobody learns who gives. */
export const handler = defineSubmission({
  name: 'send-subscription-link',
  schema: subscriptionLinkRequest,
  procedure: 'send_subscription_links',
  toSubmission: ({website: _website, ...request}) => request,
})
